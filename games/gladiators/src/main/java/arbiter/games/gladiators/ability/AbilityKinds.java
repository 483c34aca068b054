package arbiter.games.gladiators.ability;

import arbiter.content.yaml.Traits;

/** The kinds of abilities by the words that content uses. */
public final class AbilityKinds {

    public static final Traits<AbilityKind> ALL = Traits.of(AbilityKind.class)
            .with("absorption", new Absorption())
            .with("accuracy", new Accuracy())
            .with("armour", new ArmourAbility())
            .with("change-appearance", new ChangeAppearance())
            .with("change-environment", ChangeEnvironment.class)
            .with("concealment", new Concealment())
            .with("confusion", new Confusion())
            .with("copy-power", new CopyPower())
            .with("counter", new Counter())
            .with("damage-defence", new DamageDefence())
            .with("damaging-attack", new DamagingAttack())
            .with("detection", new Detection())
            .with("dismiss", new Dismiss())
            .with("drain-defence", new DrainDefence())
            .with("draining-attack", new DrainingAttack())
            .with("duplication", new Duplication())
            .with("evasion", new Evasion())
            .with("fighting-skill", new FightingSkill())
            .with("force-field", new ForceField())
            .with("forced-move-attack", new ForcedMoveAttack())
            .with("forced-move-defence", new ForcedMoveDefence())
            .with("general-defence", new GeneralDefence())
            .with("grab-attack", new GrabAttack())
            .with("heal", new Heal())
            .with("hindering-attack", new HinderingAttack())
            .with("hindrance-defence", new HindranceDefence())
            .with("insubstantial", Insubstantial.class)
            .with("life-support", new LifeSupport())
            .with("luck", new Luck())
            .with("mind-control", new MindControlAbility())
            .with("movement", MovementAbility.class)
            .with("power-pool", new PowerPool())
            .with("prediction", new Prediction())
            .with("reflection", new Reflection())
            .with("regeneration", new RegenerationAbility())
            .with("repair", new Repair())
            .with("speed", new Speed())
            .with("stretching", new Stretching())
            .with("summon", new Summon())
            .with("super-strength", new SuperStrength())
            .with("suppress", new Suppress())
            .with("telekinesis", new Telekinesis())
            .with("telepathy", new Telepathy())
            .with("toughness", new Toughness())
            .with("transform", new Transform())
            .with("trap-attack", new TrapAttack())
            .with("wall", new Wall());

    private AbilityKinds() {}
}
