package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.machine.Ranks;
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
import java.util.List;

/** A Maneuver without an Action, which strikes and hides as well in deeper Levels. Ledger: phantom-predator. */
public record PhantomPredator(int energy, int stealth) implements BossUpgrade {

    @Override
    public void offer(CenturyState state, Fighter boss, int level, InstalledTrait<?> self, List<CenturyAct> deeds) {
        if (level > 0 && boss.energy() >= energy && !state.done().contains(self.id())) {
            deeds.add(BossUpgrades.item(self, "", energy, (play, unit) -> resolve(play, unit, level)));
        }
    }

    private void resolve(Play<CenturyState> play, Fighter boss, int level) {
        CenturyState state = play.state();
        int bonus = Math.max(Ranks.systems(state, boss), Ranks.speed(state, boss)); // nothing speaks for the lower
        Clock round = play.state().rounds(boss, 1);
        play.emit(new Marked(Mark.own(Mark.Kind.MANEUVER, boss, bonus, round), "has Defense +" + bonus));
        if (level > 2) {
            play.emit(new Marked(
                    Mark.own(Mark.Kind.PIERCING, boss, 1, Clock.turnEnd(boss.id(), 0)),
                    "will go through Active Defenses with its next attack"));
        }
        if (level > 3) {
            play.emit(new Marked(Mark.own(Mark.Kind.STEALTH, boss, stealth, round), "is hard to make out"));
        }
    }

    @Override
    public boolean isWantedInTurn(CenturyState state, Fighter unit, UpgradeItem use, TurnProspects prospects) {
        return true;
    }
}
