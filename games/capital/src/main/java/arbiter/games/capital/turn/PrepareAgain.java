package arbiter.games.capital.turn;

import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A rallied Prepare: a second one, with a different Attribute. Ledger: rally-1, CAP-AMB-49. */
final class PrepareAgain {

    private record Second(Attribute attribute) implements Option {

        @Override
        public String id() {
            return attribute.name().toLowerCase(Locale.ROOT);
        }

        @Override
        public String text() {
            return "Prepare for a roll with " + attribute;
        }
    }

    private PrepareAgain() {}

    static void resolve(Play<CapitalState> play, Combatant unit, Attribute first) {
        List<Second> options = new ArrayList<>();
        for (Attribute attribute : Attribute.values()) {
            if (attribute != first) {
                options.add(new Second(attribute));
            }
        }
        Second second = play.choose(Request.one(unit.decider(), "rally.prepare", options)
                .asking(() -> "For what else does " + unit.name() + " prepare?"));
        play.emit(new Prepared(unit.id(), second.attribute()));
    }
}
