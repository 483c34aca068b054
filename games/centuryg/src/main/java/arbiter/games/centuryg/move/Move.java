package arbiter.games.centuryg.move;

import arbiter.games.centuryg.attack.AffectedZones;
import arbiter.games.centuryg.attack.AimBenefit;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import java.util.List;
import java.util.function.Supplier;

/**
 * Going somewhere and nothing else, by a plain Move or by a Boost; unlike doing nothing it loses an Aim. Ledger: BCG-OP-14,
 * BCG-AMB-131, BCG-UTIL-2.
 */
public record Move(boolean boosts, Supplier<List<String>> reach) implements CenturyAct {

    public static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        offer(state, unit, false, deeds);
    }

    public static void offer(CenturyState state, Fighter unit, boolean boosts, List<CenturyAct> deeds) {
        int budget = Movement.budget(state, unit, boosts);
        if (budget > 0) {
            deeds.add(new Move(boosts, () -> AffectedZones.reach(state, unit, budget)));
        }
    }

    @Override
    public String id() {
        return boosts ? "boost" : "move";
    }

    @Override
    public String text() {
        return boosts ? "Boost: move up to twice as far" : "Move, and nothing else";
    }

    @Override
    public List<String> area() {
        return reach.get();
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        AimBenefit.lose(play, unit);
        int budget = Movement.budget(play.state(), unit, boosts);
        Boost.move(play, unit, budget, boosts ? "boost.place" : "move.place");
    }
}
