package arbiter.games.gladiators;

import arbiter.games.gladiators.calls.TraitRoll;
import arbiter.games.gladiators.calls.TraitStrikes;
import arbiter.games.gladiators.end.Belongings;
import arbiter.games.gladiators.end.Wounds;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Decider;
import arbiter.tabletop.act.CallOption;
import java.util.ArrayList;
import java.util.List;

/**
 * What the gamemaster may call for at any time: rolls for traits, weeks in which wounds mend, sessions in which things are
 * found again. Ledger: GG-ADV-4, GG-WND-2, GG-DSM-5.
 */
final class GladiatorsCalls {

    private GladiatorsCalls() {}

    static List<CallOption<GladiatorsState>> of(GladiatorsState state) {
        List<CallOption<GladiatorsState>> calls = new ArrayList<>();
        for (Gladiator unit : state.units()) {
            String id = unit.id();
            if (unit.present() && TraitRoll.isPossible(unit)) {
                calls.add(new CallOption<>(
                        Decider.GAMEMASTER,
                        "trait:" + id,
                        "A roll for a trait of " + unit.name(),
                        play -> TraitRoll.resolve(play, play.state().unit(id))));
            }
            if (Wounds.mayMend(unit)) {
                calls.add(new CallOption<>(
                        Decider.GAMEMASTER,
                        "week:" + id,
                        "A week passes for " + unit.name(),
                        play -> Wounds.week(play, play.state().unit(id))));
            }
            if (Belongings.areMissing(unit) || TraitStrikes.isMarked(unit)) {
                calls.add(new CallOption<>(
                        Decider.GAMEMASTER,
                        "session:" + id,
                        "A session passes for " + unit.name() + ": lost things may be found, traits start anew",
                        play -> {
                            TraitStrikes.session(play, play.state().unit(id));
                            Belongings.session(play, play.state().unit(id));
                        }));
            }
        }
        return calls;
    }
}
