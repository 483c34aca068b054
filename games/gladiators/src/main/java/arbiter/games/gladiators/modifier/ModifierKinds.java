package arbiter.games.gladiators.modifier;

import arbiter.content.yaml.Traits;
import arbiter.games.gladiators.modifier.aim.AreaModifier;
import arbiter.games.gladiators.modifier.aim.Close;
import arbiter.games.gladiators.modifier.aim.Direct;
import arbiter.games.gladiators.modifier.aim.Distant;
import arbiter.games.gladiators.modifier.aim.Indirect;
import arbiter.games.gladiators.modifier.aim.LongRange;
import arbiter.games.gladiators.modifier.aim.Ranged;
import arbiter.games.gladiators.modifier.aim.Seeking;
import arbiter.games.gladiators.modifier.aim.Short;
import arbiter.games.gladiators.modifier.aim.Touch;
import arbiter.games.gladiators.modifier.drawback.Backfire;
import arbiter.games.gladiators.modifier.drawback.Bullet;
import arbiter.games.gladiators.modifier.drawback.Complex;
import arbiter.games.gladiators.modifier.drawback.EnergyWeakness;
import arbiter.games.gladiators.modifier.drawback.Exhausts;
import arbiter.games.gladiators.modifier.drawback.FocusModifier;
import arbiter.games.gladiators.modifier.drawback.Gas;
import arbiter.games.gladiators.modifier.drawback.ItemModifier;
import arbiter.games.gladiators.modifier.drawback.Limited;
import arbiter.games.gladiators.modifier.drawback.LimitedAmmo;
import arbiter.games.gladiators.modifier.drawback.Mount;
import arbiter.games.gladiators.modifier.drawback.Shots;
import arbiter.games.gladiators.modifier.drawback.Uncontrollable;
import arbiter.games.gladiators.modifier.drawback.UnpredictableTargeting;
import arbiter.games.gladiators.modifier.drawback.Unreliable;
import arbiter.games.gladiators.modifier.drawback.Variable;
import arbiter.games.gladiators.modifier.drawback.Weakens;
import arbiter.games.gladiators.modifier.duration.Activation;
import arbiter.games.gladiators.modifier.duration.AlwaysOn;
import arbiter.games.gladiators.modifier.duration.Fades;
import arbiter.games.gladiators.modifier.duration.Persistent;
import arbiter.games.gladiators.modifier.duration.QuickModifier;
import arbiter.games.gladiators.modifier.duration.Slow;
import arbiter.games.gladiators.modifier.effect.Adapts;
import arbiter.games.gladiators.modifier.effect.Autofire;
import arbiter.games.gladiators.modifier.effect.Burnout;
import arbiter.games.gladiators.modifier.effect.Cascade;
import arbiter.games.gladiators.modifier.effect.EnergyDefence;
import arbiter.games.gladiators.modifier.effect.Grievous;
import arbiter.games.gladiators.modifier.effect.Hardened;
import arbiter.games.gladiators.modifier.effect.IgnoreDefences;
import arbiter.games.gladiators.modifier.effect.IgnoresWalls;
import arbiter.games.gladiators.modifier.effect.Knockback;
import arbiter.games.gladiators.modifier.effect.Knockdown;
import arbiter.games.gladiators.modifier.effect.Lethal;
import arbiter.games.gladiators.modifier.effect.Melee;
import arbiter.games.gladiators.modifier.effect.Piercing;
import arbiter.games.gladiators.modifier.effect.Recoil;
import arbiter.games.gladiators.modifier.effect.Reliable;
import arbiter.games.gladiators.modifier.effect.Rending;
import arbiter.games.gladiators.modifier.effect.Shield;
import arbiter.games.gladiators.modifier.effect.Stun;
import arbiter.games.gladiators.modifier.effect.UndetectableEffect;
import arbiter.games.gladiators.modifier.effect.Versatile;
import arbiter.games.gladiators.modifier.effect.WorksOnInsubstantial;
import arbiter.games.gladiators.modifier.flexible.FlexibleAbility;
import arbiter.games.gladiators.modifier.flexible.FlexibleCost;
import arbiter.games.gladiators.modifier.flexible.FlexibleRange;
import arbiter.games.gladiators.modifier.flexible.FlexibleTargeting;
import arbiter.games.gladiators.modifier.flexible.FlexibleType;
import arbiter.games.gladiators.modifier.flexible.LinkedAbility;

/** The kinds of modifiers by the words that content uses. */
public final class ModifierKinds {

    public static final Traits<ModifierKind> ALL = Traits.of(ModifierKind.class)
            .with("touch", new Touch())
            .with("close", new Close())
            .with("ranged", new Ranged())
            .with("long-range", new LongRange())
            .with("distant", new Distant())
            .with("short", Short.class)
            .with("direct", new Direct())
            .with("area", new AreaModifier())
            .with("seeking", new Seeking())
            .with("indirect", new Indirect())
            .with("flexible-ability", new FlexibleAbility())
            .with("flexible-range", new FlexibleRange())
            .with("flexible-targeting", new FlexibleTargeting())
            .with("flexible-type", FlexibleType.class)
            .with("flexible-cost", new FlexibleCost())
            .with("linked-ability", new LinkedAbility())
            .with("always-on", new AlwaysOn())
            .with("persistent", Persistent.class)
            .with("fades", new Fades())
            .with("activation", new Activation())
            .with("quick", QuickModifier.class)
            .with("slow", Slow.class)
            .with("adapts", new Adapts())
            .with("autofire", Autofire.class)
            .with("burnout", new Burnout())
            .with("cascade", new Cascade())
            .with("energy-defence", new EnergyDefence())
            .with("energy-weakness", new EnergyWeakness())
            .with("grievous", new Grievous())
            .with("hardened", new Hardened())
            .with("ignore-defences", new IgnoreDefences())
            .with("ignores-walls", new IgnoresWalls())
            .with("knockback", new Knockback())
            .with("knockdown", new Knockdown())
            .with("lethal", new Lethal())
            .with("melee", new Melee())
            .with("piercing", new Piercing())
            .with("recoil", new Recoil())
            .with("reliable", new Reliable())
            .with("rending", new Rending())
            .with("shield", new Shield())
            .with("stun", new Stun())
            .with("undetectable-effect", UndetectableEffect.class)
            .with("versatile", Versatile.class)
            .with("works-on-insubstantial", new WorksOnInsubstantial())
            .with("backfire", new Backfire())
            .with("bullet", Bullet.class)
            .with("complex", new Complex())
            .with("exhausts", new Exhausts())
            .with("focus", new FocusModifier())
            .with("gas", new Gas())
            .with("item", new ItemModifier())
            .with("limited", new Limited())
            .with("limited-ammo", new LimitedAmmo())
            .with("mount", new Mount())
            .with("shots", new Shots())
            .with("uncontrollable", new Uncontrollable())
            .with("unpredictable-targeting", new UnpredictableTargeting())
            .with("unreliable", new Unreliable())
            .with("variable", new Variable())
            .with("weakens", new Weakens());

    private ModifierKinds() {}
}
