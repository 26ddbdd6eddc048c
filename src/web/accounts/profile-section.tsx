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
import { useSeenVersion } from '../shell/seen-version.ts';
import { StandsNow } from '../shell/stands-now.tsx';
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
  const reread = () => client.invalidateQueries(profileQuery);
  const { version, hasChanged, saved, failed } = useSeenVersion(profile, reread);
  const keep = (now: Profile) => {
    client.setQueryData(profileQuery.queryKey, now);
    saved(now);
  };
  const { form, field, advice, later, isSending } = useContractForm({
    call: changeProfile,
    key: ['account', 'profile'],
    id: 'profile',
    fields: FIELDS,
    loadSchemas,
    input: (texts) => ({ body: { ...texts, version } }),
    advice: accountAdvice,
    onDone: (now) => {
      keep(now);
      setDone('Údaje sú uložené.');
    },
    onArrived: keep,
    onFailed: (facts) => void failed(facts),
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
      <SettingsEnd
        label="Uložiť údaje"
        isSending={isSending}
        advice={advice}
        later={later}
        now={
          hasChanged && (
            <StandsNow
              rows={[
                { label: name.label, value: profile.fullName || '–' },
                { label: phone.label, value: profile.phone || '–' },
              ]}
            />
          )
        }
        done={done}
      />
    </form>
  );
}

const loadSchemas = async () => {
  const { profileSchemas } = await import('#domain/accounts/profile-contract.ts');
  return profileSchemas.changeProfile;
};
