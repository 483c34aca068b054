package arbiter.games.narrative.power;

import arbiter.content.yaml.Traits;
import arbiter.games.narrative.power.base.AttackPower;
import arbiter.games.narrative.power.base.AuguryPower;
import arbiter.games.narrative.power.base.CompelPower;
import arbiter.games.narrative.power.base.DispelPower;
import arbiter.games.narrative.power.base.HealPower;
import arbiter.games.narrative.power.base.LastingPower;
import arbiter.games.narrative.power.base.ManipulatePower;

/** What base powers do, by the words that content uses. */
public final class BasePowerTraits {

    public static final Traits<BasePowerTrait> ALL = Traits.of(BasePowerTrait.class)
            .with("attack", new AttackPower())
            .with("lasting", new LastingPower())
            .with("augury", new AuguryPower())
            .with("compel", new CompelPower())
            .with("dispel", new DispelPower())
            .with("manipulate", new ManipulatePower())
            .with("heal", new HealPower());

    private BasePowerTraits() {}
}
