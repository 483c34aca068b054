package arbiter.games.wasteland.unit;

import arbiter.tabletop.unit.RuleWords;
import arbiter.tabletop.unit.UnitEvent;
import java.util.Map;

/** Something that happened in a fight. Everybody sees it unless the event says otherwise. */
public interface WastelandEvent extends UnitEvent<WastelandState> {

    RuleWords RULE_WORDS = RuleWords.of(Map.ofEntries(
            Map.entry("critical hit", "WAS-DMG-7"),
            Map.entry("dying", "WAS-DYING-1"),
            Map.entry("prone", "WAS-PRONE-1"),
            Map.entry("complication", "WAS-TEST-5"),
            Map.entry("complications", "WAS-TEST-5"),
            Map.entry("Parry", "WAS-QUAL-10")));

    @Override
    default RuleWords ruleWords() {
        return RULE_WORDS;
    }
}
