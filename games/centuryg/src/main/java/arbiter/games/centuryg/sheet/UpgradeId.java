package arbiter.games.centuryg.sheet;

import arbiter.tabletop.content.KnownIds;
import java.util.Optional;

/**
 * The Upgrades that paragraphs of the rules ask for by name: Base Units, Combinations, and what a build may have. The word
 * of each is the id of its entry.
 */
public enum UpgradeId {
    ASSISTANT,
    SUPERIOR_MORPHING,
    EXPANSION_PACK,
    SECRET_EQUIPMENT,
    FRAME,
    SUPER_COMBINATION,
    UNISON_COMBINATION,
    BASE_UNIT;

    private static final KnownIds<UpgradeId> KNOWN = KnownIds.of(UpgradeId.class);

    public static Optional<UpgradeId> of(String word) {
        return KNOWN.find(word);
    }
}
