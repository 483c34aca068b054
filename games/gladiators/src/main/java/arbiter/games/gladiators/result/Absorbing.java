package arbiter.games.gladiators.result;

import arbiter.games.gladiators.ability.Absorption;
import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.power.LevelsChanged.LevelsAbsorbed;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Half the Levels of a Damaging Attack that hit, shared among chosen abilities. Ledger: GG-AB-01, GG-AMB-66. */
final class Absorbing {

    private Absorbing() {}

    static void resolve(Play<GladiatorsState> play, PowerStrike strike) {
        if (((AffectingAbility) strike.use().kind()).effect() != Effect.DAMAGE) {
            return;
        }
        PowerType type = strike.use().way().form().metAs().get(0).family();
        Gladiator target = strike.target();
        for (RunningPower running : Running.on(play.state(), target, Absorption.class)) {
            if (running.owner() == target
                    && running.way().form().against().types().contains(type)) {
                share(play, target, running, (strike.level().total() + 1) / 2); // GG-DIE-9
            }
        }
    }

    /** No ability gets more in all than the Level of the Absorption. */
    private static void share(Play<GladiatorsState> play, Gladiator unit, RunningPower absorption, int levels) {
        int most = absorption.level(play.state()).total();
        List<OwnedPower> chosen = chosen(unit, absorption);
        int room = 0;
        for (OwnedPower power : chosen) {
            room += room(unit, power, most);
        }
        int left = Math.min(levels, room);
        for (OwnedPower power : chosen) {
            int here = room(unit, power, most);
            room -= here;
            int taken = amount(play, unit, power, Math.max(0, left - room), Math.min(here, left));
            if (taken > 0) {
                play.emit(new LevelsAbsorbed(unit.id(), power.place(), taken));
            }
            left -= taken;
        }
    }

    private static int amount(Play<GladiatorsState> play, Gladiator unit, OwnedPower power, int least, int most) {
        if (least == most) {
            return most;
        }
        return play.choose(Request.amount(unit.decider(), "absorption.levels", least, most)
                        .asking(() ->
                                "How many of the absorbed Levels go into " + unit.name() + "'s " + power.title() + "?"))
                .value();
    }

    private static int room(Gladiator unit, OwnedPower power, int most) {
        return Math.max(0, most - unit.levels().gained().get(power.place()));
    }

    private static List<OwnedPower> chosen(Gladiator unit, RunningPower absorption) {
        List<String> into = absorption.way().form().said("into");
        List<OwnedPower> chosen = new ArrayList<>();
        for (OwnedPower power : unit.powers()) {
            if (into.contains(power.way().ability().id())) {
                chosen.add(power);
            }
        }
        return chosen;
    }
}
