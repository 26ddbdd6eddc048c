import { Link } from 'react-router';
import { settingsHref } from '#domain/accounts/settings-paths.ts';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { buttonClass } from '../design/button.tsx';
import { START_WIZARD_HREF } from '../quote/wizard-link.ts';
import { CONTACT_HREF } from '../shell/navigation.ts';

const STEP_TEXTS = {
  price: 'Pár otázok o\u00A0tom, čo robíte a\u00A0čo má web vedieť. Hneď uvidíte orientačný rozpočet.',
  message: 'Vlastnými slovami, stačia dve vety.',
  firm: 'IČO a\u00A0adresu potom nemusíte hľadať: použijú sa na výzve na platbu a\u00A0na faktúre.',
};

/** What to begin with where there is neither a request nor a quote yet. */
export const FirstSteps = ({ email }: { email: string }) => (
  <AreaSection title="Ako začať">
    <div className="area-lead">
      <p>Zatiaľ tu nie je žiadny dopyt ani rozpočet.</p>
      <p>
        Ukáže sa tu všetko, čo odošlete s&nbsp;adresou <b className="wrap-anywhere text-ink">{email}</b>:
        číslo a&nbsp;stav dopytu, rozpočet s&nbsp;platnosťou a&nbsp;súbory na stiahnutie.
      </p>
    </div>
    <AreaRows label="Ako začať" withStates>
      <AreaRow
        title="Vypočítajte si cenu"
        detail={STEP_TEXTS.price}
        actions={
          <a href={START_WIZARD_HREF} className={buttonClass({ variant: 'primary', size: 'small' })}>
            Vypočítať cenu
          </a>
        }
      />
      <AreaRow
        title="Alebo napíšte, čo potrebujete"
        detail={STEP_TEXTS.message}
        actions={
          <a href={CONTACT_HREF} className={buttonClass({ size: 'small' })}>
            Napísať správu
          </a>
        }
      />
      <AreaRow
        title="Doplňte fakturačné údaje"
        detail={STEP_TEXTS.firm}
        actions={
          <Link to={settingsHref('fakturacne-udaje')} className={buttonClass({ size: 'small' })}>
            Doplniť údaje
          </Link>
        }
      />
    </AreaRows>
  </AreaSection>
);
