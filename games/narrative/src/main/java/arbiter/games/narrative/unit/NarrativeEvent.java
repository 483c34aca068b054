package arbiter.games.narrative.unit;

import arbiter.tabletop.unit.RuleWords;
import arbiter.tabletop.unit.UnitEvent;
import java.util.Map;

/** Something that happened in an encounter. Everybody sees it unless the event says otherwise. */
public interface NarrativeEvent extends UnitEvent<NarrativeState> {

    RuleWords RULE_WORDS = RuleWords.of(Map.ofEntries(
            Map.entry("incapacitated", "NAR-DMG-5"),
            Map.entry("prone", "NAR-MAN-9"),
            Map.entry("Story Point", "NAR-STORY-1"),
            Map.entry("engages", "NAR-MOVE-5")));

    @Override
    default RuleWords ruleWords() {
        return RULE_WORDS;
    }
}
