package arbiter.games.capital.gear;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.games.capital.damage.Damage;
import arbiter.games.capital.damage.DamageInProgress;
import arbiter.games.capital.move.MovementPath;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.space.plane.Area;
import arbiter.space.plane.Base;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Plasma Disruptions drift at the end of their maker's turn and burn whoever is near. Ledger: CAP-AMB-119. */
public final class PlasmaDisruptions {

    private static final int MILLIMETRES = 1000;
    /** A way is searched in strides of this length. */
    private static final int STRIDE = 100;

    private PlasmaDisruptions() {}

    /** The end of the maker's turn: every one of its Disruptions goes a step. Ledger: CAP-AMB-72. */
    public static void resolve(Play<CapitalState> play, Combatant maker) {
        if (play.state().plasmas().isEmpty()) {
            return;
        }
        int index = 0;
        while (index < play.state().plasmas().size()) {
            Plasma plasma = play.state().plasmas().get(index);
            boolean gone = plasma.owner().equals(maker.id()) && step(play, index, plasma);
            index += gone ? 0 : 1;
        }
    }

    /** Whether it has exploded at the end of this step. */
    private static boolean step(Play<CapitalState> play, int index, Plasma plasma) {
        Point to = plasma.at().toward(beyond(plasma), plasma.rules().speed() * MILLIMETRES);
        boolean contact = meets(play.state(), plasma.at(), to);
        Point end = contact ? firstContact(play.state(), plasma, to) : to;
        play.emit(new PlasmaDrifted(index, end));
        boolean bursts = contact || plasma.steps() + 1 == plasma.rules().steps();
        if (bursts) {
            play.emit(new PlasmaBurst(index));
        }
        burn(play, plasma, end);
        return bursts;
    }

    /** A point far ahead on the line, so that rounding never bends the course. */
    private static Point beyond(Plasma plasma) {
        int most = (plasma.rules().steps() + 1) * plasma.rules().speed() * MILLIMETRES;
        return plasma.start().toward(plasma.through(), most);
    }

    private static boolean meets(CapitalState state, Point from, Point to) {
        Area.Strip way = new Area.Strip(from, to, 0);
        for (Combatant unit : state.units()) {
            boolean solid = unit.present() || unit.isVehicle();
            if (solid && unit.base().altitude() <= CapitalState.CONTACT_HEIGHT && way.touches(unit.base())) {
                return true;
            }
        }
        for (Blocker blocker : state.blockers().near(from, to, 0)) {
            if (blocker.meets(from, to)) {
                return true;
            }
        }
        return false;
    }

    /** The nearest millimetre at which it touches something, found by halving. */
    private static Point firstContact(CapitalState state, Plasma plasma, Point to) {
        int clear = 0;
        int touching = plasma.at().distance(to);
        while (touching - clear > 1) {
            int middle = (clear + touching) / 2;
            if (meets(state, plasma.at(), plasma.at().toward(to, middle))) {
                touching = middle;
            } else {
                clear = middle;
            }
        }
        return plasma.at().toward(to, touching);
    }

    /** One roll for all; nobody deals this damage, so nothing raises it. Ledger: CAP-AMB-68, CAP-AMB-115. */
    private static void burn(Play<CapitalState> play, Plasma plasma, Point at) {
        Base spot = Base.at(at, 0);
        List<Combatant> victims = new ArrayList<>();
        for (Combatant unit : play.state().units()) {
            if (unit.present()
                    && play.state().exposed(unit) // CAP-AMB-142
                    && spot.within(unit.base(), plasma.rules().radius() * MILLIMETRES)) {
                victims.add(unit);
            }
        }
        if (victims.isEmpty()) {
            return;
        }
        int damage = play.draw("plasma.damage", Dice.of(plasma.rules().damage().dice(), Die.D6))
                        .sum()
                + plasma.rules().damage().constant();
        for (Combatant victim : victims) {
            Modifiers amount = Modifiers.of("Plasma Disruption", damage);
            Damage.outside(
                    play,
                    new DamageInProgress(Optional.empty(), victim, amount, plasma.type()),
                    Optional.of(play.state().unit(plasma.owner())));
        }
    }

    /** The one just made may appear inside something. */
    static void touchedAtStart(Play<CapitalState> play) {
        int last = play.state().plasmas().size() - 1;
        Plasma plasma = play.state().plasmas().get(last);
        if (meets(play.state(), plasma.at(), plasma.at())) {
            play.emit(new PlasmaBurst(last));
            burn(play, plasma, plasma.at());
        }
    }

    /** After how many millimetres of the way a unit comes up against plasma, if it does. */
    public static OptionalInt contact(CapitalState state, Combatant mover, MovementPath course, int length) {
        if (state.plasmas().isEmpty()) {
            return OptionalInt.empty();
        }
        for (int covered = 0; covered < length; covered += STRIDE) {
            int at = Math.min(length, covered + STRIDE);
            Base there = course.base(mover.base(), at);
            for (Plasma plasma : state.plasmas()) {
                if (CapitalState.touching(Base.at(plasma.at(), 0), there)) { // CAP-AMB-38
                    return OptionalInt.of(at);
                }
            }
        }
        return OptionalInt.empty();
    }

    /** A unit that has come to stand somewhere sets off what it touches. */
    public static void touchedBy(Play<CapitalState> play, Combatant mover) {
        int index = 0;
        while (index < play.state().plasmas().size()) {
            Plasma plasma = play.state().plasmas().get(index);
            if (CapitalState.touching(Base.at(plasma.at(), 0), mover.base())) {
                play.emit(new PlasmaBurst(index));
                burn(play, plasma, plasma.at());
            } else {
                index++;
            }
        }
    }
}
