package arbiter.games.centuryg.power;

import arbiter.content.yaml.Traits;
import arbiter.games.centuryg.boss.GruntSacrifice;
import arbiter.games.centuryg.boss.MonsterGrowth;
import arbiter.games.centuryg.boss.SealedFate;
import arbiter.games.centuryg.boss.SystemsHarm;
import arbiter.games.centuryg.boss.Temptation;
import arbiter.games.centuryg.boss.TensionShield;
import arbiter.games.centuryg.boss.TruePower;

/** What Genre Powers do, by the words that content uses; where several can be called, they are named in this order. */
public final class PowerTraits {

    public static final Traits<PowerTrait> ALL = Traits.of(PowerTrait.class)
            .with("sheet-reading", new SheetReading())
            .with("mind-over-matter", MindOverMatter.class)
            .with("mid-scene-upgrade", new MidSceneUpgrade())
            .with("self-repair", SelfRepair.class)
            .with("withdrawal", new Withdrawal())
            .with("last-stand", new LastStand())
            .with("halved-damage", new HalvedDamage())
            .with("shared-pain", new SharedPain())
            .with("bodyguard", new Bodyguard())
            .with("own-reroll", OwnReroll.class)
            .with("turned-miss", new TurnedMiss())
            .with("enemy-reroll", EnemyReroll.class)
            .with("evasive-reroll", EvasiveReroll.class)
            .with("returned-blow", new ReturnedBlow())
            .with("hardened-defense", HardenedDefense.class)
            .with("tension-denial", TensionDenial.class)
            .with("tension-surge", TensionSurge.class)
            .with("signature-weapon", SignatureWeapon.class)
            .with("provocation", Provocation.class)
            .with("longer-move", LongerMove.class)
            .with("tacticool-approach", TacticoolApproach.class)
            .with("trump-card", TrumpCard.class)
            .with("systems-repair", new SystemsRepair())
            .with("named-prey", NamedPrey.class)
            .with("my-battlefield", MyBattlefield.class)
            .with("true-power", TruePower.class)
            .with("tension-shield", TensionShield.class)
            .with("systems-harm", new SystemsHarm())
            .with("temptation", new Temptation())
            .with("grunt-sacrifice", new GruntSacrifice())
            .with("monster-growth", new MonsterGrowth())
            .with("sealed-fate", SealedFate.class)
            .with("synchro-attack", SynchroAttack.class)
            .with("defense-piercing", new DefensePiercing());

    private PowerTraits() {}
}
