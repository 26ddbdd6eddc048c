import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountAdvice } from '#domain/accounts/account-advice.ts';
import { changeProfile } from '#domain/accounts/profile-calls.ts';
import type { Profile } from '#domain/accounts/profile-contract.ts';
import { requestField } from '#domain/requests/request-fields.ts';
import { Facts } from '../design/areas/facts.tsx';
import { SettingsEnd, SettingsFields } from '../design/areas/settings-sheet.tsx';
import { Field } from '../design/field.tsx';
import { TextInput } from '../design/text-input.tsx';
import { PhoneField } from '../shell/phone-field.tsx';
import { useContractForm } from '../shell/use-contract-form.ts';
import { profileQuery } from './profile-query.ts';

const FIELDS = ['fullName', 'phone'] as const;

/** Who the account says that its owner is. */
export function ProfileSection() {
  const { data } = useQuery<Profile>(profileQuery);
  return (
    data && (
      <>
        <Facts rows={[{ label: 'Používateľské meno', value: data.username }]} />
        <ProfileForm profile={data} />
      </>
    )
  );
}

function ProfileForm({ profile }: { profile: Profile }) {
  const client = useQueryClient();
  const [done, setDone] = useState('');
  const { form, field, advice, later, isSending } = useContractForm({
    call: changeProfile,
    key: ['account', 'profile'],
    id: 'profile',
    fields: FIELDS,
    loadSchemas,
    input: (body) => ({ body }),
    advice: accountAdvice,
    onDone: (saved) => {
      client.setQueryData(profileQuery.queryKey, saved);
      setDone('Údaje sú uložené.');
    },
    onArrived: (saved) => client.setQueryData(profileQuery.queryKey, saved),
  });
  const [name, phone] = [requestField('name'), requestField('phone')];
  return (
    <form
      {...form}
      className="settings-form"
      onInput={(event) => {
        setDone('');
        form.onInput?.(event);
      }}
    >
      <SettingsFields>
        <Field label={name.label} {...field('fullName')}>
          {(control) => (
            <TextInput
              {...control}
              name="fullName"
              autoComplete="name"
              maxLength={name.max}
              defaultValue={profile.fullName}
            />
          )}
        </Field>
        <PhoneField label={phone.label} {...field('phone')}>
          {(control) => (
            <TextInput
              {...control}
              name="phone"
              type="tel"
              autoComplete="tel"
              maxLength={phone.max}
              defaultValue={profile.phone}
            />
          )}
        </PhoneField>
      </SettingsFields>
      <SettingsEnd label="Uložiť údaje" isSending={isSending} advice={advice} later={later} done={done} />
    </form>
  );
}

const loadSchemas = async () => {
  const { profileSchemas } = await import('#domain/accounts/profile-contract.ts');
  return profileSchemas.changeProfile;
};
