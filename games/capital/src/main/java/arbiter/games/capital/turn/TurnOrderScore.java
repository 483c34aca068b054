package arbiter.games.capital.turn;

import arbiter.games.capital.check.Claims;
import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;
import java.util.Locale;

/** What is added to a roll for turn order: AGI, or a Captain's CHA, Urgency and claims. Ledger: CAP-AMB-84, urgency. */
final class TurnOrderScore {

    private static final int AVERAGE = 5;

    private record Roll(Attribute attribute) implements Option {

        @Override
        public String id() {
            return attribute.name().toLowerCase(Locale.ROOT);
        }

        @Override
        public String text() {
            return "Roll with " + attribute;
        }
    }

    private static final Roll AGILITY = new Roll(Attribute.AGI);
    private static final Roll CHARISMA = new Roll(Attribute.CHA);
    private static final List<Roll> EITHER = List.of(AGILITY, CHARISMA);

    private TurnOrderScore() {}

    static Modifiers of(Play<CapitalState> play, Combatant unit) {
        Modifiers score = unit.modifiers(attribute(play, unit));
        if (unit.has(AbilityId.URGENCY)) {
            score = score.and("Urgency", Math.max(0, unit.score(Attribute.AGI) - AVERAGE));
        }
        return Claims.resolve(play, unit, score, false);
    }

    /** Ledger: thats-an-order-1. */
    private static Attribute attribute(Play<CapitalState> play, Combatant unit) {
        if (!unit.has(AbilityId.THATS_AN_ORDER_1)) {
            return Attribute.AGI;
        }
        boolean better = unit.score(Attribute.CHA) > unit.score(Attribute.AGI);
        return play.choose(Request.one(unit.decider(), "initiative.attribute", EITHER)
                        .asking(() -> unit.name() + " rolls for turn order with AGI or CHA?")
                        .otherwise(better ? CHARISMA : AGILITY))
                .attribute();
    }
}
