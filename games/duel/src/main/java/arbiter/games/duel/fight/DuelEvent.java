package arbiter.games.duel.fight;

import arbiter.tabletop.unit.RuleWords;
import arbiter.tabletop.unit.UnitEvent;
import java.util.Map;

/** Something that happened in a duel. Everybody sees it, except what is kept back in secret. */
public interface DuelEvent extends UnitEvent<DuelState> {

    RuleWords RULE_WORDS = RuleWords.of(Map.ofEntries(
            Map.entry("reserve", "DUEL-START-2"),
            Map.entry("catches breath", "DUEL-TURN-2"),
            Map.entry("parries", "DUEL-ATK-2"),
            Map.entry("presses", "DUEL-ATK-3"),
            Map.entry("off balance", "DUEL-ATK-4")));

    @Override
    default RuleWords ruleWords() {
        return RULE_WORDS;
    }
}
