package arbiter.games.capital.unit;

import arbiter.tabletop.unit.RuleWords;
import arbiter.tabletop.unit.UnitEvent;
import java.util.Map;

/** Something that happened in a combat. Everybody sees it unless the event says otherwise. */
public interface CapitalEvent extends UnitEvent<CapitalState> {

    RuleWords RULE_WORDS = RuleWords.of(Map.ofEntries(
            Map.entry("Aim", "CAP-KEY-AIM"),
            Map.entry("Block", "CAP-KEY-BLOCK"),
            Map.entry("Cooldown", "CAP-KEY-COOLDOWN"),
            Map.entry("Attack Counters", "CAP-CTR-1"),
            Map.entry("Initiative", "CAP-SEIZE-1"),
            Map.entry("Energy", "CAP-ATTR-3"),
            Map.entry("Bones", "CAP-ATTR-4"),
            Map.entry("Prestige", "CAP-PRES-1"),
            Map.entry("Overwatch", "take-overwatch"),
            Map.entry("Prepare", "prepare"),
            Map.entry("prepares", "prepare"),
            Map.entry("prepared", "prepare"),
            Map.entry("grapples", "grappled"),
            Map.entry("grappled", "grappled"),
            Map.entry("prone", "prone"),
            Map.entry("taunted", "taunted"),
            Map.entry("Critical Condition", "critical-condition"),
            Map.entry("Chilled", "chilled"),
            Map.entry("chilled", "chilled"),
            Map.entry("Poisoned", "poisoned"),
            Map.entry("poisoned", "poisoned")));

    @Override
    default RuleWords ruleWords() {
        return RULE_WORDS;
    }

    /** So many Actions, in words. */
    static String actions(int count) {
        return count + (count == 1 ? " Action" : " Actions");
    }
}
