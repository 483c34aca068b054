package arbiter.games.gladiators.turn;

import arbiter.dice.Dice;
import arbiter.games.gladiators.ability.Speed;
import arbiter.games.gladiators.power.LevelInUse;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The order of turns: by Speed, majors before minors, equals by a die, once for the combat. Ledger: GG-INI-1, GG-INI-2. */
public final class TurnOrder {

    private static final Dice DIE = Dice.of(1, 10);

    private TurnOrder() {}

    public static void resolve(Play<GladiatorsState> play) {
        GladiatorsState state = play.state();
        List<Gladiator> sorted = new ArrayList<>(state.units());
        sorted.sort(Comparator.comparingInt((Gladiator unit) -> -speed(state, unit))
                .thenComparing(unit -> unit.isMajor() ? 0 : 1));
        List<String> order = new ArrayList<>();
        int from = 0;
        while (from < sorted.size()) {
            int to = from + 1;
            while (to < sorted.size() && ties(state, sorted.get(from), sorted.get(to))) {
                to++;
            }
            rollOff(play, sorted.subList(from, to), order);
            from = to;
        }
        play.emit(new TurnOrderSettled(List.copyOf(order)));
    }

    /** Speed counts for this whether it is active or not. Ledger: GG-INI-1, GG-AMB-58. */
    public static int speed(GladiatorsState state, Gladiator unit) {
        int best = 0;
        for (OwnedPower power : unit.powers()) {
            if (power.isA(Speed.class) && unit.condition().works(power.place())) {
                best = Math.max(
                        best, LevelInUse.of(state, unit, power, power.way()).total());
            }
        }
        return best;
    }

    private static boolean ties(GladiatorsState state, Gladiator one, Gladiator other) {
        return speed(state, one) == speed(state, other) && one.isMajor() == other.isMajor();
    }

    /** Each rolls a die, higher first; equals roll again. */
    private static void rollOff(Play<GladiatorsState> play, List<Gladiator> tied, List<String> order) {
        if (tied.size() == 1) {
            order.add(tied.get(0).id());
            return;
        }
        List<List<Gladiator>> byFace = new ArrayList<>();
        for (int face = 0; face <= 10; face++) {
            byFace.add(new ArrayList<>());
        }
        for (Gladiator unit : tied) {
            byFace.get(play.draw("order.tie", DIE).sum()).add(unit);
        }
        for (int face = 10; face > 0; face--) {
            if (!byFace.get(face).isEmpty()) {
                rollOff(play, byFace.get(face), order);
            }
        }
    }
}
