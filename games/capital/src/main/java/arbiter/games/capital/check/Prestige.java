package arbiter.games.capital.check;

import arbiter.games.capital.calls.Announced;
import arbiter.games.capital.sheet.PrestigePower;
import arbiter.games.capital.sheet.Training;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Earning Prestige, and turning all of it into one power. Ledger: CAP-PRES-2 to CAP-PRES-4, CAP-AMB-57. */
public final class Prestige {

    /** A power takes at least this much. */
    static final int LEAST = 3;

    private record Choice(Training training) implements Option {

        @Override
        public String id() {
            return training.id();
        }

        @Override
        public String text() {
            return training.name();
        }
    }

    private Prestige() {}

    /** For playing out the Ideal, the Goal or the Flaw, or whatever the gamemaster likes. */
    public static void award(Play<CapitalState> play, Combatant unit, int points, String why) {
        play.emit(new PrestigeGained(unit.id(), points, why));
    }

    /** A power that people play out: somebody known, a shortcut, a piece of lore. */
    public static void invoke(Play<CapitalState> play, Combatant unit, PrestigePower power) {
        spend(play, unit, power);
        play.emit(new Announced(unit.id(), " and the gamemaster play it out: " + power.text()));
    }

    /** I'll Give It a Go: trained in one category until the next rest. */
    public static void giveItAGo(
            Play<CapitalState> play, Combatant unit, PrestigePower power, List<Training> trainings) {
        spend(play, unit, power);
        List<Choice> choices = new ArrayList<>();
        trainings.forEach(training -> choices.add(new Choice(training)));
        Choice choice = play.choose(Request.one(unit.decider(), "prestige.training", choices)
                .asking(() -> "What does " + unit.name() + " give a go?"));
        play.emit(new TrainingLent(unit.id(), choice.training()));
    }

    private static void spend(Play<CapitalState> play, Combatant unit, PrestigePower power) {
        if (unit.prestige().points() < power.cost()) {
            throw new IllegalArgumentException(unit.name() + " has "
                    + unit.prestige().points() + " Prestige, " + power.name() + " takes at least " + power.cost());
        }
        play.emit(new PrestigeSpent(unit.id(), power.name()));
    }
}
