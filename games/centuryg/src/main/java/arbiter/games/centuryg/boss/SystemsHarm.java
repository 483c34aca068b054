package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.power.KnownPower;
import arbiter.games.centuryg.power.PowerTrait;
import arbiter.games.centuryg.power.Powers;
import arbiter.games.centuryg.power.SetupPower;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.tabletop.act.UnitOption;
import java.util.List;

/** An Enemy takes Damage by half of the owner's Systems, each once in a Round. Ledger: die-for-me. */
public record SystemsHarm() implements PowerTrait {

    @Override
    public void inTurn(CenturyState state, Fighter owner, KnownPower power, List<CenturyAct> acts) {
        if (Powers.unused(state, owner, power).isEmpty()) {
            return;
        }
        int damage = Ranks.systems(state, owner) / 2;
        acts.add(power.act(state, owner, () -> "one Enemy takes " + damage + " Damage", (play, user) -> {
            Fighter enemy = UnitOption.choose(
                    play,
                    user.decider(),
                    "power.enemy",
                    Powers.unused(play.state(), user, power),
                    () -> "Who is to die?");
            power.pay(play, user, enemy.id());
            Damage.resolve(play, enemy, damage, DamageCause.by(user, power.name()));
        }));
    }

    @Override
    public boolean isWantedInTurn(CenturyState state, Fighter unit, SetupPower use, TurnProspects prospects) {
        return true;
    }
}
