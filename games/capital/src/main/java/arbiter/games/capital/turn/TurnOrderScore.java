package arbiter.games.capital.turn;

import arbiter.games.capital.check.Claims;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What is added to a roll for turn order: AGI or another Attribute, what Abilities add, and claims. Ledger: CAP-AMB-84. */
final class TurnOrderScore {

    private record Roll(Attribute attribute, int score) implements Option {

        @Override
        public String id() {
            return attribute.name().toLowerCase(Locale.ROOT);
        }

        @Override
        public String text() {
            return "Roll with " + attribute + " (2d6" + (score < 0 ? score : "+" + score) + ")";
        }
    }

    private TurnOrderScore() {}

    static Modifiers of(Play<CapitalState> play, Combatant unit) {
        Modifiers score = unit.modifiers(attribute(play, unit));
        return Claims.resolve(play, unit, InitiativeTrait.turnOrder(unit, score), false);
    }

    /** AGI, or what an Ability allows; the best of them if nobody says anything. Ledger: thats-an-order-1. */
    private static Attribute attribute(Play<CapitalState> play, Combatant unit) {
        Roll agility = roll(unit, Attribute.AGI);
        List<Roll> rolls = new ArrayList<>(List.of(agility));
        Roll best = agility;
        for (InitiativeTrait trait : unit.traits().initiative()) {
            Roll other = trait.turnOrderAttribute()
                    .map(attribute -> roll(unit, attribute))
                    .orElse(agility);
            if (!rolls.contains(other)) {
                rolls.add(other);
                best = other.score() > best.score() ? other : best;
            }
        }
        if (rolls.size() == 1) {
            return Attribute.AGI;
        }
        return play.choose(Request.one(unit.decider(), "initiative.attribute", rolls)
                        .asking(() -> unit.name() + " rolls for turn order with "
                                + String.join(
                                        " or ",
                                        rolls.stream()
                                                .map(roll -> roll.attribute().name())
                                                .toList())
                                + "?")
                        .otherwise(best))
                .attribute();
    }

    private static Roll roll(Combatant unit, Attribute attribute) {
        return new Roll(attribute, unit.score(attribute));
    }
}
