package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.power.KnownPower;
import arbiter.games.centuryg.power.PowerTrait;
import arbiter.games.centuryg.power.Powers;
import arbiter.games.centuryg.power.SetupPower;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.List;

/** An Enemy has no Tension and regains no Threshold for some Rounds. Ledger: your-fate-is-sealed, BCG-AMB-81. */
public record SealedFate(int rounds) implements PowerTrait {

    @Override
    public void inTurn(CenturyState state, Fighter owner, KnownPower power, List<CenturyAct> acts) {
        if (!unsealed(state, owner).isEmpty()) {
            acts.add(power.act(
                    state,
                    owner,
                    () -> "one Enemy has no Tension and regains no Threshold for " + Powers.rounds(rounds),
                    (play, user) -> seal(play, user, power)));
        }
    }

    private void seal(Play<CenturyState> play, Fighter user, KnownPower power) {
        Fighter enemy = UnitOption.choose(
                play, user.decider(), "power.enemy", unsealed(play.state(), user), () -> "Whose fate is sealed?");
        power.pay(play, user, enemy.id());
        Clock clock = play.state().rounds(user, rounds);
        play.emit(new Marked(
                new Mark(Mark.Kind.NO_TENSION, enemy.id(), user.id(), "", 1, clock),
                "has no Tension for " + Powers.rounds(rounds)));
        play.emit(new Marked(
                new Mark(Mark.Kind.NO_REPAIR, enemy.id(), user.id(), "", 1, clock),
                "cannot regain Threshold for " + Powers.rounds(rounds)));
    }

    private static List<Fighter> unsealed(CenturyState state, Fighter unit) {
        List<Fighter> enemies = Powers.enemies(state, unit);
        enemies.removeIf(enemy -> state.has(Mark.Kind.NO_REPAIR, enemy));
        return enemies;
    }

    @Override
    public boolean isWantedInTurn(CenturyState state, Fighter unit, SetupPower use, TurnProspects prospects) {
        return true;
    }
}
