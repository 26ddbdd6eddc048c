import { AdminFrame } from '../design/areas/admin-frame.tsx';
import { AreaWaiting } from '../design/areas/area-waiting.tsx';
import { ClientFrame } from '../design/areas/client-frame.tsx';
import { Facts } from '../design/areas/facts.tsx';
import { KitPart } from './kit-part.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

const CLIENT_LINKS = [
  { to: '/portal', label: 'Prehľad', count: 3 },
  { to: '/admin/kit', label: 'Projekt' },
  { to: '/portal/offers', label: 'Ponuky' },
  { to: '/portal/documents', label: 'Dokumenty' },
  { to: '/portal/settings', label: 'Účet' },
];
const ADMIN_LINKS = [
  { to: '/admin/kit', label: 'Dnes', count: 14 },
  { to: '/admin/requests', label: 'Dopyty', count: 5 },
  { to: '/admin/offers', label: 'Ponuky', count: 3 },
  { to: '/admin/projects', label: 'Projekty', count: 2 },
  { to: '/admin/clients', label: 'Klienti' },
];
const ADMIN_MORE = [
  { to: '/admin/prices', label: 'Ceny' },
  { to: '/admin/content', label: 'Obsah' },
  { to: '/admin/statistics', label: 'Štatistiky' },
  { to: '/admin/system', label: 'Systém', count: 1 },
];

/** The frames of the areas as they will be once all screens are there, for somebody who is signed in. */
export const KitFrames = () => (
  <>
    <KitPart name="Rám účtu klienta">
      <div className="kit-frame">
        <ClientFrame brand="Webdielňa" links={CLIENT_LINKS}>
          <Screen title="Web s&nbsp;konfigurátorom okien" />
        </ClientFrame>
      </div>
    </KitPart>
    <KitPart name="Rám správy webu">
      <div className="kit-frame">
        <AdminFrame brand="Webdielňa" links={ADMIN_LINKS} more={ADMIN_MORE} tools={<ThemeToggle />}>
          <Screen title="Na odpoveď čaká päť dopytov" />
        </AdminFrame>
      </div>
    </KitPart>
    <KitPart name="Čakanie na prihlásenie">
      <div className="kit-frame">
        <AreaWaiting area="Správa webu" />
      </div>
    </KitPart>
  </>
);

const Screen = ({ title }: { title: string }) => (
  <div className="area-screen">
    <h1>{title}</h1>
    <Facts
      rows={[
        { label: 'Klient', value: 'Ukážkové okná, s.\u00A0r.\u00A0o.' },
        { label: 'E-mail', value: 'okna@example.sk' },
      ]}
    />
  </div>
);
