package arbiter.games.gladiators.unit;

import arbiter.tabletop.unit.RuleWords;
import arbiter.tabletop.unit.UnitEvent;
import java.util.Map;

/** Something that happened in a fight of Glorious Gladiators. Everybody sees it unless the event says otherwise. */
public interface GladiatorsEvent extends UnitEvent<GladiatorsState> {

    RuleWords RULE_WORDS = RuleWords.of(Map.ofEntries(
            Map.entry("out of action", "GG-OOA-1"),
            Map.entry("reactivates", "GG-OOA-4"),
            Map.entry("out of play", "GG-END-3"),
            Map.entry("prone", "GG-KDN-2"),
            Map.entry("disorientated", "GG-KDN-2"),
            Map.entry("follow-up", "GG-FOL-1"),
            Map.entry("Toughness", "GG-RES-9"),
            Map.entry("delays", "GG-INI-4")));

    @Override
    default RuleWords ruleWords() {
        return RULE_WORDS;
    }

    /** {@code 1 hit}, {@code 2 hits}. */
    static String count(int number, String one) {
        return number + " " + one + (number == 1 ? "" : "s");
    }
}
