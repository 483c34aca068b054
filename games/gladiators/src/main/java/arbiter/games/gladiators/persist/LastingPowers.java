package arbiter.games.gladiators.persist;

import arbiter.games.gladiators.power.ActivePower;
import arbiter.games.gladiators.power.AreaInPlay;
import arbiter.games.gladiators.power.BoardAbility;
import arbiter.games.gladiators.power.LastingModifier;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.result.AffectingAbility;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The lasting powers of whoever's turn begins act, in the order its player names. Ledger: GG-TRN-1, GG-DUR-3, section 5.1, step 3. */
public final class LastingPowers {

    private LastingPowers() {}

    public static void resolve(Play<GladiatorsState> play, Gladiator unit) {
        for (RunningPower running : ordered(play, unit, lasting(unit))) {
            boolean there = running.activation().isEmpty()
                    || unit.inUse().find(running.activation().get().number()).isPresent();
            if (there) {
                act(play, running);
            }
        }
    }

    /** Everything Persistent, and what is always on and acts or wears out. */
    private static List<RunningPower> lasting(Gladiator unit) {
        List<RunningPower> lasting = new ArrayList<>();
        for (OwnedPower power : unit.powers()) {
            if (power.way().isAlwaysOn() && Running.works(unit, power)) {
                RunningPower running = new RunningPower(unit, power, power.way(), Optional.empty());
                if (acts(running) || wears(running)) {
                    lasting.add(running);
                }
            }
        }
        for (ActivePower active : unit.inUse().all()) {
            RunningPower running = Running.running(unit, active);
            if (running.way().isPersistent() && unit.condition().goesOn(active.power())) {
                lasting.add(running);
            }
        }
        return lasting;
    }

    private static boolean wears(RunningPower running) {
        for (PowerModifier modifier : running.way().modifiers()) {
            if (modifier.kind() instanceof LastingModifier) {
                return true;
            }
        }
        return false;
    }

    /** Whether it does something to somebody, so that it may matter what acts before it. */
    private static boolean acts(RunningPower running) {
        return running.kind() instanceof RepeatingAbility
                || running.kind() instanceof AffectingAbility
                        && (running.activation().isPresent() || AreaInPlay.isAttached(running.way()));
    }

    private static List<RunningPower> ordered(Play<GladiatorsState> play, Gladiator unit, List<RunningPower> lasting) {
        List<RunningPower> acting = new ArrayList<>();
        List<RunningPower> all = new ArrayList<>();
        for (RunningPower running : lasting) {
            (acts(running) ? acting : all).add(running);
        }
        if (acting.size() < 2) {
            return lasting;
        }
        List<PlainOption> options = new ArrayList<>();
        for (RunningPower running : acting) {
            options.add(PlainOption.of(id(running), running.power().title()));
        }
        for (PlainOption next : play.chooseSome(Request.order(unit.decider(), "persist.order", options)
                .asking(() -> "In which order do " + unit.name() + "'s lasting powers act?")
                .quietly())) {
            all.add(acting.get(options.indexOf(next)));
        }
        return all;
    }

    private static String id(RunningPower running) {
        return running.power().word()
                + running.activation().map(active -> ":" + active.number()).orElse("");
    }

    /** First Fades, then the dice of Activation, Burnout and Exhausts, with the effect in between. */
    private static void act(Play<GladiatorsState> play, RunningPower running) {
        for (LastingModifier.Step step : LastingModifier.Step.values()) {
            for (PowerModifier modifier : running.way().modifiers()) {
                if (modifier.kind() instanceof LastingModifier kind
                        && kind.turnStep() == step
                        && !kind.before(play, running, modifier)) {
                    return;
                }
            }
        }
        effect(play, running.now());
        for (PowerModifier modifier : running.way().modifiers()) {
            if (modifier.kind() instanceof LastingModifier kind) {
                kind.after(play, running, modifier);
            }
        }
    }

    private static void effect(Play<GladiatorsState> play, RunningPower running) {
        if (running.kind() instanceof AffectingAbility) {
            ActingAgain.onEverybody(play, running);
        } else if (running.kind() instanceof BoardAbility board) {
            board.again(play, running);
        } else if (running.kind() instanceof RepeatingAbility repeating) {
            for (Gladiator target : List.copyOf(play.state().units())) {
                boolean under = running.activation().isPresent()
                                && running.activation().get().isOn(target.id())
                        || running.activation().isEmpty() && target == running.owner()
                        || AreaInPlay.covers(running, target.position().spot());
                if (target.present() && under) {
                    repeating.again(play, running, target);
                }
            }
        }
    }
}
