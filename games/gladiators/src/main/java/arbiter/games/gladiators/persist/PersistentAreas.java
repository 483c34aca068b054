package arbiter.games.gladiators.persist;

import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.modifier.duration.Activation;
import arbiter.games.gladiators.power.ActivePower;
import arbiter.games.gladiators.power.AreaInPlay;
import arbiter.games.gladiators.power.BoardAbility;
import arbiter.games.gladiators.power.HoldEvents.TookHold;
import arbiter.games.gladiators.power.Mounts;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.result.AffectingAbility;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Areas that stay act on whoever comes into them from outside, willingly or not, and those that somebody carries on whomever
 * they come over: once for each entry, at most once in a character turn. Ledger: GG-DUR-3 to 5, GG-DUR-7, GG-AMB-89.
 */
public final class PersistentAreas {

    private PersistentAreas() {}

    /** Whether somebody who goes from one spot to the next has to stop there, because an Area acts. */
    public static boolean awaits(GladiatorsState state, Gladiator unit, Spot from, Spot to) {
        for (RunningPower running : staying(state)) {
            PlacedArea area = AreaInPlay.of(running).orElseThrow();
            boolean carried = running.owner() == unit && AreaInPlay.isAttached(running.way());
            if (carried || area.covers(to) && !area.covers(from)) {
                return true;
            }
        }
        for (ActivePower active : unit.inUse().all()) {
            if (Running.running(unit, active).kind() instanceof BoardAbility) {
                return true;
            }
        }
        return unit.origin().isSummoned() || unit.mount().hex().isPresent();
    }

    /** Somebody has come from there to where it is now; called for each hex entered. */
    public static void entered(Play<GladiatorsState> play, Gladiator unit, Spot from) {
        Mounts.entered(play, unit);
        carry(play, unit);
        for (RunningPower running : staying(play.state())) {
            if (running.owner() == unit && AreaInPlay.isAttached(running.way())) {
                comeOver(play, running, from);
            } else {
                PlacedArea area = AreaInPlay.of(running).orElseThrow();
                if (area.covers(unit.position().spot()) && !area.covers(from)) {
                    meet(play, running, unit, area);
                }
            }
        }
    }

    /** Weather that goes with its maker, minions that have left their Area. */
    private static void carry(Play<GladiatorsState> play, Gladiator unit) {
        for (Gladiator owner : List.copyOf(play.state().units())) {
            for (ActivePower active : owner.inUse().all()) {
                RunningPower running = Running.running(owner, active);
                if (running.kind() instanceof BoardAbility board) {
                    board.moved(play, running, unit);
                }
            }
        }
    }

    /** A carried Area acts on those it was not over before. Ledger: GG-DOD-3. */
    private static void comeOver(Play<GladiatorsState> play, RunningPower running, Spot from) {
        PlacedArea now = AreaInPlay.of(running).orElseThrow();
        int radius = now.size().blastRadius();
        for (Gladiator other : List.copyOf(play.state().units())) {
            Spot spot = other.position().spot();
            if (other != running.owner() && other.present() && now.covers(spot) && from.distance(spot) > radius) {
                meet(play, running, other, now);
            }
        }
    }

    private static void meet(Play<GladiatorsState> play, RunningPower running, Gladiator unit, PlacedArea area) {
        String key = key(running, unit);
        if (!unit.present() || play.state().areaStrikes().has(play.state().turns(), key)) {
            return;
        }
        play.emit(new AreaMet(unit.id(), running.owner().id(), running.power().place(), key));
        takeHold(play, running, unit);
        Optional<PowerModifier> activation = running.way().find(Activation.class);
        if (activation.isEmpty() || Activation.works(play, running, activation.get(), false)) { // GG-AMB-68
            ActingAgain.onThoseInside(play, running, unit, area);
        }
    }

    private static String key(RunningPower running, Gladiator unit) {
        String instance = running.activation()
                .map(active -> "" + active.number())
                .orElse("on-" + running.power().place());
        return running.owner().id() + " " + instance + " " + unit.id();
    }

    /** Whoever ends a turn in a Sticky Area takes it along. Ledger: GG-DUR-7, GG-AMB-100. */
    public static void turnEnded(Play<GladiatorsState> play, Gladiator unit) {
        for (RunningPower running : staying(play.state())) {
            if (AreaInPlay.covers(running, unit.position().spot())) {
                takeHold(play, running, unit);
            }
        }
    }

    private static void takeHold(Play<GladiatorsState> play, RunningPower running, Gladiator unit) {
        if (unit.present()
                && running.way().isPersistent("sticky")
                && !running.now()
                        .activation()
                        .map(active -> active.isOn(unit.id()))
                        .orElse(true)) {
            play.emit(new TookHold(
                    running.owner().id(), running.activation().orElseThrow().number(), unit.id()));
        }
    }

    /** Every attack that lies over hexes. */
    private static List<RunningPower> staying(GladiatorsState state) {
        List<RunningPower> staying = new ArrayList<>();
        for (Gladiator owner : state.units()) {
            if (!owner.present()) {
                continue;
            }
            for (OwnedPower power : owner.powers()) {
                if (power.way().isAlwaysOn()
                        && AreaInPlay.isAttached(power.way())
                        && power.way().kind() instanceof AffectingAbility
                        && Running.works(owner, power)) {
                    staying.add(new RunningPower(owner, power, power.way(), Optional.empty()));
                }
            }
            for (ActivePower active : owner.inUse().all()) {
                RunningPower running = Running.running(owner, active);
                if (running.kind() instanceof AffectingAbility
                        && owner.condition().goesOn(active.power())
                        && AreaInPlay.of(running).isPresent()) {
                    staying.add(running);
                }
            }
        }
        return staying;
    }
}
