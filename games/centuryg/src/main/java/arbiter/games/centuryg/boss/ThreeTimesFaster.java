package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.power.Powers;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.upgrade.BossUpgrade;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.games.centuryg.upgrade.UpgradeItem;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.List;

/** Better against one Enemy by the Boss's Speed. Ledger: three-times-faster. */
public record ThreeTimesFaster() implements BossUpgrade {

    @Override
    public void offer(CenturyState state, Fighter boss, int level, InstalledTrait<?> self, List<CenturyAct> deeds) {
        if (level > 0
                && !state.done().contains(self.id())
                && !Powers.enemies(state, boss).isEmpty()) {
            deeds.add(BossUpgrades.item(self, " than one Enemy", 0, (play, unit) -> resolve(play, unit, level)));
        }
    }

    private static void resolve(Play<CenturyState> play, Fighter boss, int level) {
        Fighter enemy = UnitOption.choose(
                play,
                boss.decider(),
                "boss.faster",
                Powers.enemies(play.state(), boss),
                () -> "Whom is " + boss.name() + " faster than?");
        int speed = Ranks.speed(play.state(), boss);
        int bonus = level > 3 ? speed : speed / 2;
        Clock round = play.state().rounds(boss, 1);
        play.emit(new Marked(
                new Mark(Mark.Kind.STRONGER, boss.id(), boss.id(), enemy.id(), bonus, round),
                "has +" + bonus + " against " + enemy.name()));
        if (level > 2) {
            play.emit(new Marked(
                    new Mark(Mark.Kind.DEFENSE, boss.id(), boss.id(), enemy.id(), bonus, round),
                    "has Defense +" + bonus + " against " + enemy.name()));
        }
    }

    @Override
    public boolean isWantedInTurn(CenturyState state, Fighter unit, UpgradeItem use, TurnProspects prospects) {
        return true;
    }
}
