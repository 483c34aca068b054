package arbiter.games.gladiators.result;

import arbiter.games.gladiators.board.WallDamaged;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.board.WallMaterial;
import arbiter.games.gladiators.result.WallBlow.Manner;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.space.hex.Hex;
import java.util.Optional;
import java.util.OptionalInt;

/** A result roll against a wall, and what it does. Ledger: GG-WAL-3 to 6, GG-AMB-36, GG-AMB-54. */
public final class WallDamage {

    private static final int WEAK_RESULT = 2;

    private WallDamage() {}

    /** The Level with which a bullet goes on behind the wall; empty where nothing does. Ledger: GG-WAL-4. */
    public static Optional<Modifiers> resolve(Play<GladiatorsState> play, WallHex wall, WallBlow blow) {
        blow.toucher().ifPresent(toucher -> touched(play, wall, toucher));
        OptionalInt defence = defence(wall.material(), blow);
        if (blow.level().total() < 1 || defence.isEmpty()) {
            play.emit(new WallUnharmed(blow.by().id(), blow.what(), wall.hex(), wall.name()));
            return Optional.empty();
        }
        Needed needed = new Needed(blow.level(), Modifiers.of(wall.name(), defence.getAsInt()));
        TestRoll roll = D10Roll.roll(play, "wall.result", blow.by(), needed.number());
        play.emit(new WallStruck(blow.by().id(), blow.what(), wall.hex(), wall.name(), needed, roll));
        if (!roll.succeeded()) {
            return Optional.empty();
        }
        if (blow.manner() == Manner.BULLET) {
            Modifiers level = blow.level().and("wall", roll.result() <= WEAK_RESULT ? -1 : 0);
            return Optional.of(level);
        }
        boolean atOnce = blow.strong() && blow.manner() == Manner.BODY; // GG-WAL-6
        play.emit(new WallDamaged(wall.hex(), Damage.hits(roll.result()), atOnce));
        return Optional.empty();
    }

    /** Robust walls mind no hands but the strongest; nothing minds what does no such damage. Ledger: GG-WAL-5. */
    private static OptionalInt defence(WallMaterial material, WallBlow blow) {
        boolean useless = blow.manner() == Manner.HARMLESS
                || material.robust() && blow.manner() == Manner.MELEE && !blow.strong();
        return useless ? OptionalInt.empty() : material.defence(blow.type());
    }

    /** A dangerous wall strikes first at whoever touches it, with half its Level. Ledger: GG-AB-47, GG-AMB-54. */
    public static void touched(Play<GladiatorsState> play, WallHex wall, Gladiator toucher) {
        WallMaterial material = wall.material();
        if (material.dangerous()) {
            Modifiers level = Modifiers.of("dangerous wall", (material.defence() + 1) / 2);
            Impact.resolve(play, toucher, "the dangerous wall", level, material.type(), false, true);
        }
    }

    /** Something struck a wall. */
    public record WallStruck(String by, String what, Hex hex, String wall, Needed needed, TestRoll roll)
            implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {}

        @Override
        public Line line(GladiatorsState state) {
            Line.Builder about = Line.says().words(what + " on the " + wall + " " + HexWords.at(state, hex));
            return needed.line(about, roll, roll.succeeded() ? "result " + roll.result() : "no effect");
        }
    }

    /** Something struck a wall that it cannot harm. */
    public record WallUnharmed(String by, String what, Hex hex, String wall) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {}

        @Override
        public Line line(GladiatorsState state) {
            return Line.of(what + " does nothing to the " + wall + " " + HexWords.at(state, hex));
        }
    }
}
