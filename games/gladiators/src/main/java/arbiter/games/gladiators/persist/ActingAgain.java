package arbiter.games.gladiators.persist;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.attack.StrikeSequence;
import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.power.ActivePower;
import arbiter.games.gladiators.power.AreaInPlay;
import arbiter.games.gladiators.power.Declared;
import arbiter.games.gladiators.power.HoldEvents.LetGo;
import arbiter.games.gladiators.power.PowerEvents.PowerEnded;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.power.UseOccasion;
import arbiter.games.gladiators.result.AffectingAbility;
import arbiter.games.gladiators.result.LastingAbility;
import arbiter.games.gladiators.result.ResultRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A lasting attack acts again: no declaration, no roll for a hex, nothing to react to. Ledger: GG-AMB-100, GG-DUR-6, GG-DUR-7. */
final class ActingAgain {

    private ActingAgain() {}

    /** On everybody it is on: those inside its Area have to be hit, on those elsewhere it only rolls its result. */
    static void onEverybody(Play<GladiatorsState> play, RunningPower running) {
        Optional<PlacedArea> area = AreaInPlay.of(running);
        List<String> held = running.activation().map(ActivePower::on).orElse(List.of());
        for (String id : held) {
            Gladiator target = play.state().unit(id);
            boolean inside =
                    area.isPresent() && area.get().covers(target.position().spot());
            if (!target.present()) {
                letGo(play, running, target);
            } else if (!inside) {
                onThoseHeld(play, running, target);
            }
        }
        if (area.isPresent()) {
            for (Gladiator target : inside(play.state(), area.get())) {
                if (target.present() && area.get().covers(target.position().spot())) {
                    onThoseInside(play, running, target, area.get());
                }
            }
        }
    }

    /** Nearest to its origin first. */
    private static List<Gladiator> inside(GladiatorsState state, PlacedArea area) {
        List<Gladiator> inside = new ArrayList<>();
        for (Gladiator unit : state.units()) {
            if (unit.present() && area.covers(unit.position().spot())) {
                inside.add(unit);
            }
        }
        inside.sort(Comparator.comparingInt(
                unit -> area.origin().distance(unit.position().spot())));
        return inside;
    }

    /** To hit with a dodge, then the result; a failure does not free anybody who stays in it. */
    static void onThoseInside(Play<GladiatorsState> play, RunningPower running, Gladiator target, PlacedArea area) {
        StrikeSequence.resolve(play, strike(play.state(), running, target, Optional.of(area)));
    }

    /** The result alone; if it fails the power is off that one. Ledger: GG-DUR-6. */
    private static void onThoseHeld(Play<GladiatorsState> play, RunningPower running, Gladiator target) {
        PowerStrike strike = strike(play.state(), running, target, Optional.empty());
        if (strike.level().total() < 1) { // GG-AMB-92
            return;
        }
        AffectingAbility ability = (AffectingAbility) running.kind();
        boolean stays = ability instanceof LastingAbility
                ? ResultRoll.roll(play, strike, ability.effect(), "attack.result")
                        .succeeded()
                : StrikeSequence.afterHit(play, strike);
        if (!stays) {
            letGo(play, running, target);
        }
    }

    private static void letGo(Play<GladiatorsState> play, RunningPower running, Gladiator target) {
        String owner = running.owner().id();
        int number = running.activation().orElseThrow().number();
        Optional<ActivePower> now = running.owner().inUse().find(number);
        if (now.isEmpty() || !now.get().isOn(target.id())) {
            return;
        }
        play.emit(new LetGo(owner, number, target.id()));
        ActivePower left = running.owner().inUse().find(number).orElseThrow();
        if (left.on().isEmpty() && left.area().isEmpty()) {
            play.emit(new PowerEnded(owner, number, running.power().title() + " is on nobody any more"));
        }
    }

    private static PowerStrike strike(
            GladiatorsState state, RunningPower running, Gladiator target, Optional<PlacedArea> area) {
        boolean burning =
                running.activation().isPresent() && running.activation().get().burning();
        Declared declared = new Declared(burning, Declared.Manner.PLAIN, false, true, Optional.empty());
        PowerUse use = new PowerUse(running.owner(), running.power(), running.way(), UseOccasion.AGAIN, declared);
        return new PowerStrike(
                use, target, state.range(running.owner(), target), running.now().level(state), area, false);
    }
}
