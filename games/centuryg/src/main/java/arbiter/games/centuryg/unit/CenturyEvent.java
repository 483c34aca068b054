package arbiter.games.centuryg.unit;

import arbiter.tabletop.unit.RuleWords;
import arbiter.tabletop.unit.UnitEvent;
import java.util.Map;

/** Something that happened in a fight. Everybody sees it unless the event says otherwise. */
public interface CenturyEvent extends UnitEvent<CenturyState> {

    RuleWords RULE_WORDS = RuleWords.of(Map.ofEntries(
            Map.entry("Initiative", "BCG-OP-3"),
            Map.entry("Tension", "BCG-OP-5"),
            Map.entry("Levels", "BCG-DMG-2"),
            Map.entry("Maimed", "BCG-MAIM-1"),
            Map.entry("GP", "BCG-GP-1"),
            Map.entry("Reinforcements", "BCG-RNF-1"),
            Map.entry("Adv", "BCG-ADV-1")));

    @Override
    default RuleWords ruleWords() {
        return RULE_WORDS;
    }
}
