package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.damage.ThresholdRepair;
import arbiter.games.centuryg.duel.DuelEnded;
import arbiter.games.centuryg.machine.BorrowedGear.UpgradeGained;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.power.KnownPower;
import arbiter.games.centuryg.power.PowerTrait;
import arbiter.games.centuryg.power.Powers;
import arbiter.games.centuryg.power.SetupPower;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.terrain.Colossus;
import arbiter.games.centuryg.terrain.Footprint;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.List;
import java.util.Optional;

/** Another of the Boss's side mends and becomes a Colossus. Ledger: make-my-monster-grow, BCG-AMB-123. */
public record MonsterGrowth() implements PowerTrait {

    private static final String COLOSSUS = "colossus";

    @Override
    public void inTurn(CenturyState state, Fighter owner, KnownPower power, List<CenturyAct> acts) {
        if (!monsters(state, owner, power).isEmpty()) {
            int systems = Ranks.systems(state, owner);
            acts.add(power.act(
                    state,
                    owner,
                    () -> "an ally regains " + systems + " Threshold and becomes a Colossus",
                    (play, boss) -> resolve(play, boss, power)));
        }
    }

    /** Each ally once in a fight. */
    private static List<Fighter> monsters(CenturyState state, Fighter unit, KnownPower power) {
        List<Fighter> allies = Powers.allies(state, unit);
        allies.removeIf(ally -> hasGrown(state, unit, power, ally));
        return allies;
    }

    /** It, or another of those that a Boss has sent and that count as one. Ledger: we-are-many. */
    private static boolean hasGrown(CenturyState state, Fighter unit, KnownPower power, Fighter ally) {
        for (Fighter one : state.units()) {
            boolean alike = one == ally
                    || ally.allegiance().leader().isPresent()
                            && ally.allegiance()
                                    .leader()
                                    .equals(one.allegiance().leader());
            if (alike && unit.genre().usedOn(power.id(), one.id(), 0)) {
                return true;
            }
        }
        return false;
    }

    private static void resolve(Play<CenturyState> play, Fighter boss, KnownPower power) {
        Fighter monster = UnitOption.choose(
                play, boss.decider(), "power.ally", monsters(play.state(), boss, power), () -> "Which one grows?");
        power.pay(play, boss, monster.id());
        ThresholdRepair.resolve(play, monster, Ranks.systems(play.state(), boss));
        Optional<Upgrade> colossus = play.state().armory().upgrades().stream()
                .filter(upgrade -> upgrade.id().equals(COLOSSUS))
                .findFirst();
        if (colossus.isEmpty() || Footprint.isLarge(monster)) {
            return;
        }
        Optional<String> shape = Colossus.shape(play, boss, monster);
        if (shape.isPresent()) { // otherwise there is no room for it: only the repair happens
            play.emit(new UpgradeGained(monster.id(), new Fitted(colossus.get(), Area.CORE, shape.get()), 0));
            if (monster.isDueling()) {
                play.emit(new DuelEnded(monster.id()));
            }
        }
    }

    @Override
    public boolean isWantedInTurn(CenturyState state, Fighter unit, SetupPower use, TurnProspects prospects) {
        return true;
    }
}
