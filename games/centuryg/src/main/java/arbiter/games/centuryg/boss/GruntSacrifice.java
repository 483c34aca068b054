package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.damage.Destroyed;
import arbiter.games.centuryg.damage.ThresholdRepair;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.power.KnownPower;
import arbiter.games.centuryg.power.PowerTrait;
import arbiter.games.centuryg.power.Powers;
import arbiter.games.centuryg.power.SetupPower;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.List;

/** What a Grunt had left becomes the Boss's, and an Enemy's woe. Ledger: i-accept-your-offering, BCG-AMB-126. */
public record GruntSacrifice() implements PowerTrait {

    /** What the Boss must miss for it. */
    private static final int HURT = 12;

    @Override
    public void inTurn(CenturyState state, Fighter owner, KnownPower power, List<CenturyAct> acts) {
        if (!grunts(state, owner).isEmpty()) {
            acts.add(power.act(state, owner, () -> "sacrifice a Grunt", (play, user) -> sacrifice(play, user, power)));
        }
    }

    private static void sacrifice(Play<CenturyState> play, Fighter user, KnownPower power) {
        Fighter grunt = UnitOption.choose(
                play, user.decider(), "power.ally", grunts(play.state(), user), () -> "Which Grunt is sacrificed?");
        power.pay(play, user, grunt.id());
        int worth = grunt.machine().level() + Fighter.LEVELS - grunt.levelsLost();
        play.emit(new Destroyed(grunt.id(), UnitFate.DESTROYED));
        ThresholdRepair.resolve(play, user, worth);
        List<Fighter> enemies = Powers.enemies(play.state(), user);
        if (!enemies.isEmpty()) {
            Fighter enemy =
                    UnitOption.choose(play, user.decider(), "power.enemy", enemies, () -> "Who suffers for it?");
            Damage.resolve(play, enemy, worth, DamageCause.by(user, power.name()));
        }
    }

    private static List<Fighter> grunts(CenturyState state, Fighter unit) {
        List<Fighter> grunts = Powers.allies(state, unit);
        grunts.removeIf(ally -> ally.machine().tier() != Tier.GRUNT);
        return grunts;
    }

    @Override
    public boolean isWantedInTurn(CenturyState state, Fighter unit, SetupPower use, TurnProspects prospects) {
        return unit.fullPoints() - unit.points() > HURT;
    }
}
