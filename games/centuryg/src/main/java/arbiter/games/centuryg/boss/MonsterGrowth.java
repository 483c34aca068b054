package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.damage.ThresholdRepair;
import arbiter.games.centuryg.duel.DuelEnded;
import arbiter.games.centuryg.machine.BorrowedGear.UpgradeGained;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.power.Powers;
import arbiter.games.centuryg.power.SetupPower;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.PowerId;
import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.terrain.Colossus;
import arbiter.games.centuryg.terrain.Footprint;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.List;
import java.util.Optional;

/** Another of the Boss's side mends and becomes a Colossus. Ledger: make-my-monster-grow, BCG-AMB-123. */
final class MonsterGrowth {

    private static final String COLOSSUS = "colossus";

    private MonsterGrowth() {}

    static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (Powers.can(state, unit, PowerId.MAKE_MY_MONSTER_GROW)
                && !monsters(state, unit).isEmpty()) {
            deeds.add(SetupPower.of(
                    state,
                    unit,
                    PowerId.MAKE_MY_MONSTER_GROW,
                    "an ally regains " + Ranks.systems(state, unit) + " Threshold and becomes a Colossus",
                    MonsterGrowth::resolve));
        }
    }

    /** Each ally once in a fight. */
    private static List<Fighter> monsters(CenturyState state, Fighter unit) {
        List<Fighter> allies = Powers.allies(state, unit);
        allies.removeIf(ally -> hasGrown(state, unit, ally));
        return allies;
    }

    /** It, or another of those that a Boss has sent and that count as one. Ledger: we-are-many. */
    private static boolean hasGrown(CenturyState state, Fighter unit, Fighter ally) {
        for (Fighter one : state.units()) {
            boolean alike = one == ally
                    || ally.allegiance().leader().isPresent()
                            && ally.allegiance()
                                    .leader()
                                    .equals(one.allegiance().leader());
            if (alike && unit.genre().usedOn(PowerId.MAKE_MY_MONSTER_GROW, one.id(), 0)) {
                return true;
            }
        }
        return false;
    }

    private static void resolve(Play<CenturyState> play, Fighter boss) {
        Fighter monster = UnitOption.choose(
                play, boss.decider(), "power.ally", monsters(play.state(), boss), () -> "Which one grows?");
        Powers.pay(play, boss, PowerId.MAKE_MY_MONSTER_GROW, monster.id());
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
}
