package arbiter.games.centuryg;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.catalogue.GameContent;
import arbiter.content.catalogue.Pack;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Power;
import arbiter.games.centuryg.sheet.Reinforcement;
import arbiter.games.centuryg.sheet.Skill;
import arbiter.games.centuryg.sheet.Term;
import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.rulebook.LedgerEntry;
import java.util.List;

/** The content of Battle Century G: what there is to build with, and the ledger. */
public final class CenturyContent {

    private static final String[] FILES = {
        "terms.yaml",
        "skills.yaml",
        "skills-miracles.yaml",
        "traits.yaml",
        "traits-equipment.yaml",
        "traits-deathblows.yaml",
        "traits-anomalies.yaml",
        "traits-boss.yaml",
        "powers.yaml",
        "powers-boss.yaml",
        "upgrades.yaml",
        "upgrades-more.yaml",
        "upgrades-boss.yaml",
        "weapons.yaml",
        "weapons-boss.yaml",
        "reinforcements.yaml",
        "enemies.yaml",
        "ledger-general.yaml",
        "ledger-operation.yaml",
        "ledger-damage.yaml",
        "ledger-building.yaml",
        "ledger-enemies.yaml",
        "ledger-rulings.yaml",
        "ledger-rulings-field.yaml",
        "ledger-rulings-builds.yaml"
    };

    private CenturyContent() {}

    /** The game's own content and that of the packs made for it. */
    public static Catalogue load(List<Pack> packs) {
        return GameContent.of("centuryg")
                .kind("terms", Term.class)
                .kind("skills", Skill.class)
                .kind("traits", Trait.class)
                .kind("weapons", Weapon.class)
                .kind("upgrades", Upgrade.class)
                .kind("powers", Power.class)
                .kind("reinforcements", Reinforcement.class)
                .kind("enemies", Build.class)
                .kind("ledger", LedgerEntry.class)
                .files(CenturyContent.class, "/centuryg/content", FILES)
                .load(packs);
    }
}
