package arbiter.games.gladiators.power;

import arbiter.dice.Dice;
import arbiter.games.gladiators.modifier.drawback.Exhausts;
import arbiter.games.gladiators.modifier.drawback.Weakens;
import arbiter.games.gladiators.power.WearEvents.LevelWeakened;
import arbiter.games.gladiators.power.WearEvents.MarksCleared;
import arbiter.games.gladiators.power.WearEvents.WearRolled;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How powers wear out by being used. Ledger: GG-MD-16, GG-MD-60, GG-AMB-68, GG-AMB-69. */
public final class Wear {

    public static final Dice DIE = Dice.of(1, 10);

    private Wear() {}

    /** A result was rolled with it: the die kept of the first one in a turn is that of Exhausts. Ledger: GG-AMB-68. */
    public static void resultRolled(Play<GladiatorsState> play, PowerUse use, int kept) {
        if (use.isOwn()
                && use.has(Exhausts.class)
                && !isTested(use.user(), use.power().place())) {
            exhaust(play, use.user(), use.power().place(), kept);
        }
    }

    /** The extra die where no result was rolled for. */
    public static void exhaustIfUntested(Play<GladiatorsState> play, Gladiator user, int power) {
        if (!isTested(user, power)) {
            exhaust(play, user, power, play.draw("power.exhausts", DIE).sum());
        }
    }

    private static boolean isTested(Gladiator user, int power) {
        return user.condition().has(power, PowerFault.TESTED);
    }

    private static void exhaust(Play<GladiatorsState> play, Gladiator user, int power, int die) {
        List<PowerFault> marks =
                die == 1 ? List.of(PowerFault.TESTED, PowerFault.EXHAUSTED) : List.of(PowerFault.TESTED);
        play.emit(
                new WearRolled(user.id(), power, "Exhausts", die, marks, die == 1 ? "it is exhausted" : "it goes on"));
    }

    /** A power served as Dodge, defence or sense: with Weakens a Level, once in a full turn. Ledger: GG-MD-60. */
    public static void served(Play<GladiatorsState> play, Optional<RunningPower> serving) {
        if (serving.isPresent() && serving.get().way().has(Weakens.class)) {
            RunningPower running = serving.get();
            int place = running.power().place();
            if (!running.owner().condition().has(place, PowerFault.SERVED)) {
                play.emit(new LevelWeakened(running.owner().id(), place, true));
            }
        }
    }

    /** A turn begins: the dice of Exhausts and Activation count anew. */
    static void turnBegins(Play<GladiatorsState> play, Gladiator unit) {
        clear(play, unit, List.of(PowerFault.TESTED, PowerFault.IDLE));
    }

    /** A full turn begins: everything may serve once more. Ledger: GG-AMB-69. */
    public static void fullTurnBegins(Play<GladiatorsState> play) {
        for (Gladiator unit : play.state().units()) {
            clear(play, unit, List.of(PowerFault.SERVED));
        }
    }

    private static void clear(Play<GladiatorsState> play, Gladiator unit, List<PowerFault> marks) {
        List<Integer> marked = new ArrayList<>();
        for (int place = 0; place < unit.powers().size(); place++) {
            for (PowerFault mark : marks) {
                if (unit.condition().has(place, mark) && !marked.contains(place)) {
                    marked.add(place);
                }
            }
        }
        if (!marked.isEmpty()) {
            play.emit(new MarksCleared(unit.id(), List.copyOf(marked), marks));
        }
    }
}
