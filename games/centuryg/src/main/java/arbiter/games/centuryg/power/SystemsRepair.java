package arbiter.games.centuryg.power;

import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.damage.ThresholdRepair;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** The owner or an ally regains Threshold by the owner's Systems. Ledger: dont-give-up, BCG-AMB-78. */
public record SystemsRepair() implements PowerTrait {

    /** What somebody must miss for it. */
    private static final int HURT = 6;

    @Override
    public void inTurn(CenturyState state, Fighter owner, KnownPower power, List<CenturyAct> acts) {
        if (wounded(state, owner).isEmpty()) {
            return;
        }
        int systems = Ranks.systems(state, ActingPilot.body(state, owner)); // BCG-COMB-3
        acts.add(power.act(state, owner, () -> "somebody regains " + systems + " Threshold", (play, user) -> {
            Fighter ally = UnitOption.choose(
                    play, user.decider(), "power.ally", wounded(play.state(), user), () -> "Who regains Threshold?");
            power.pay(play, user, ally.id());
            ThresholdRepair.resolve(play, ally, systems);
        }));
    }

    private static List<Fighter> wounded(CenturyState state, Fighter unit) {
        List<Fighter> wounded = new ArrayList<>();
        for (Fighter other : state.units()) {
            if (!state.enemies(unit, other) && !other.crew().isAboard() && ThresholdRepair.helps(state, other)) {
                wounded.add(other);
            }
        }
        return wounded;
    }

    @Override
    public boolean isWantedInTurn(CenturyState state, Fighter unit, SetupPower use, TurnProspects prospects) {
        return hasHurtFriend(state, unit);
    }

    private static boolean hasHurtFriend(CenturyState state, Fighter unit) {
        for (Fighter other : state.units()) {
            if (other.isFighting() && !state.enemies(unit, other) && other.fullPoints() - other.points() >= HURT) {
                return true;
            }
        }
        return false;
    }
}
