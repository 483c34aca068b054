package arbiter.games.centuryg;

import arbiter.games.centuryg.trait.TraitCalls;
import arbiter.games.centuryg.trait.TraitInUse;
import arbiter.games.centuryg.trait.TraitUses;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Call;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** Traits of somebody at a test's table, by their ids. */
public final class OwnTraits {

    private OwnTraits() {}

    public static TraitInUse of(Fighter fighter, String id) {
        return fighter.body().traits().stream()
                .filter(own -> own.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    public static boolean ready(Fighter fighter, String id) {
        return TraitUses.ready(fighter, of(fighter, id));
    }

    /** Calls for a Trait unasked. */
    public static void call(Play<CenturyState> play, Fighter fighter, String id) {
        List<Call> calls = new ArrayList<>();
        TraitCalls.offer(play.state(), calls);
        Call call = calls.stream()
                .filter(offered -> offered.option().id().equals(id + ":" + fighter.id()))
                .findFirst()
                .orElseThrow();
        new CenturyGame().call(play, call);
    }

    /** What the Traits of whoever begins a Turn do. */
    public static void beginTurn(Play<CenturyState> play, Fighter fighter) {
        for (TraitInUse own : fighter.body().traits()) {
            own.effect().onTurn(play, fighter, own);
        }
    }
}
