package arbiter.games.centuryg;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.catalogue.GameContent;
import arbiter.content.catalogue.Pack;
import arbiter.games.centuryg.sheet.Power;
import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.rulebook.LedgerEntry;
import java.util.List;

/** The content of Battle Century G: what there is to build with, and the ledger. */
public final class CenturyContent {

    private static final String[] FILES = {"weapons.yaml", "upgrades.yaml", "powers.yaml"};

    private CenturyContent() {}

    /** The game's own content and that of the packs made for it. */
    public static Catalogue load(List<Pack> packs) {
        return GameContent.of("centuryg")
                .kind("weapons", Weapon.class)
                .kind("upgrades", Upgrade.class)
                .kind("powers", Power.class)
                .kind("ledger", LedgerEntry.class)
                .files(CenturyContent.class, "/centuryg/content", FILES)
                .load(packs);
    }
}
