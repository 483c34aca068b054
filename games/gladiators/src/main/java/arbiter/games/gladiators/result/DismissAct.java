package arbiter.games.gladiators.result;

import arbiter.games.gladiators.ability.Dismiss;
import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.attack.PowerTargets;
import arbiter.games.gladiators.board.LineOfFire;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.power.Activating;
import arbiter.games.gladiators.power.ActivePower;
import arbiter.games.gladiators.power.Payment;
import arbiter.games.gladiators.power.PowerAct;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.power.UsablePowers;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/** Dismisses an Area that persists, aimed at its origin, which dodges nothing. Ledger: GG-AB-13, GG-HIT-22. */
public record DismissAct(OwnedPower power, PlainPower way, RunningPower lasting) implements PowerAct {

    static void offer(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        if (!UsablePowers.mayAim(unit)) {
            return;
        }
        for (PowerUse use :
                UsablePowers.of(state, unit, way -> way.kind() instanceof Dismiss && way.is(Targeting.DIRECT))) {
            offer(state, unit, use, menu);
        }
    }

    private static void offer(GladiatorsState state, Gladiator unit, PowerUse use, List<GladiatorAct> menu) {
        PlainPower way = use.way();
        Spot own = unit.position().spot();
        for (Gladiator owner : state.enemiesOf(unit)) {
            for (ActivePower active : owner.inUse().all()) {
                RunningPower running = Running.running(owner, active);
                if (active.area().isPresent()
                        && running.way().isPersistent()
                        && Dismissal.meets(way.form().against(), running.way())) {
                    Spot origin = active.area().get().origin();
                    if (PowerTargets.reaches(way, own.distance(origin))
                            && new LineOfFire(state.map(), state.walls()).fires(own, origin)) {
                        menu.add(new DismissAct(use.power(), way, running));
                    }
                }
            }
        }
    }

    @Override
    public boolean aimsAtOther() {
        return true;
    }

    @Override
    public String verb() {
        return "dismiss";
    }

    @Override
    public String id() {
        return PowerAct.super.id() + ":" + lasting.owner().id() + ":"
                + lasting.activation().get().number();
    }

    @Override
    public String text() {
        return power.title() + " at " + lasting.owner().name() + "'s "
                + lasting.power().title();
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Place(origin().hex().toString()));
    }

    private Spot origin() {
        return lasting.activation().get().area().get().origin();
    }

    @Override
    public void resolve(Play<GladiatorsState> play, Gladiator user) {
        int range = user.position().spot().distance(origin());
        PowerUse use = Activating.declared(play, PowerUse.plain(user, power, way));
        Payment.of(play, use, () -> {
            PowerStrike strike = ObjectAim.strike(play.state(), use, range);
            if (ObjectAim.hits(play, strike, "the " + lasting.power().title())) {
                Dismissal.roll(play, strike, lasting);
            }
        });
    }
}
