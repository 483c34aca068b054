package arbiter.games.centuryg.sheet;

import arbiter.content.catalogue.Entry;
import arbiter.games.centuryg.upgrade.UpgradeTrait;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;
import java.util.List;
import java.util.Optional;

/**
 * An Upgrade of a Mecha: what it costs, where it goes, what is chosen with it, what it does, in classes and in words. A
 * Specialist one may be taken again with another choice. Ledger: BCG-UPG-1.
 */
public record Upgrade(
        String id,
        String name,
        UpgradeKind kind,
        int cost,
        Placement placement,
        boolean specialist,
        Optional<Choosing> choice,
        List<UpgradeTrait> traits,
        LedgerEntry.Status status,
        String text)
        implements Entry, Covered {

    /** Of those that cost nothing and carry a drawback. Ledger: BCG-FEAT-1. */
    public boolean isFeature() {
        return kind == UpgradeKind.FEATURE || kind == UpgradeKind.ENEMY_FEATURE;
    }

    /** Comes with a Boss's package. Ledger: BCG-BOSS-2. */
    public boolean isPackaged() {
        return kind == UpgradeKind.BOSS || kind == UpgradeKind.CAPSTONE;
    }
}
