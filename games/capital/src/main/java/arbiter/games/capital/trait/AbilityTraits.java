package arbiter.games.capital.trait;

import arbiter.content.yaml.Traits;
import arbiter.games.capital.ability.AllOut;
import arbiter.games.capital.ability.Assemble;
import arbiter.games.capital.ability.Bonk;
import arbiter.games.capital.ability.Certitude;
import arbiter.games.capital.ability.Charge;
import arbiter.games.capital.ability.ChillShot;
import arbiter.games.capital.ability.ClearMind;
import arbiter.games.capital.ability.Convalescence;
import arbiter.games.capital.ability.CriticalHit;
import arbiter.games.capital.ability.DefensiveFocus;
import arbiter.games.capital.ability.DelayTheInevitable;
import arbiter.games.capital.ability.Enthusiastic;
import arbiter.games.capital.ability.Focus;
import arbiter.games.capital.ability.HotShot;
import arbiter.games.capital.ability.KnowYourEnemy;
import arbiter.games.capital.ability.LongerMove;
import arbiter.games.capital.ability.LookOut;
import arbiter.games.capital.ability.OffensiveFocus;
import arbiter.games.capital.ability.Opportunist;
import arbiter.games.capital.ability.PatchUp;
import arbiter.games.capital.ability.PepTalk;
import arbiter.games.capital.ability.PiercingShot;
import arbiter.games.capital.ability.PowerPlay;
import arbiter.games.capital.ability.Rally;
import arbiter.games.capital.ability.Sanctuary;
import arbiter.games.capital.ability.Supercharge;
import arbiter.games.capital.ability.Surge;
import arbiter.games.capital.ability.TacticalFocus;
import arbiter.games.capital.ability.Terrifying;
import arbiter.games.capital.ability.TeslaShot;
import arbiter.games.capital.ability.ThatsAnOrder;
import arbiter.games.capital.ability.ToxicShot;
import arbiter.games.capital.ability.Urgency;
import arbiter.games.capital.calls.Tinkerer;
import arbiter.games.capital.damage.Intercept;
import arbiter.games.capital.energy.Generous;
import arbiter.games.capital.mind.MindControl;
import arbiter.games.capital.mind.MindTrick;
import arbiter.games.capital.mind.SoulRead;
import arbiter.games.capital.mind.TelepathAwakening;
import arbiter.games.capital.mind.TelepathicLink;
import arbiter.games.capital.watch.Backup;
import arbiter.games.capital.watch.Cautious;
import arbiter.games.capital.watch.Lockdown;
import arbiter.games.capital.watch.MoveCarefully;

/**
 * Everything that an Ability can name under its traits. Rules ask the traits of a unit in this order, and so they stand
 * on its menu, however the unit came by them.
 */
public final class AbilityTraits {

    public static final Traits<AbilityTrait> ALL = Traits.of(AbilityTrait.class)
            .with("aim", Aim.class)
            .with("armour", Armour.class)
            .with("bossfight", Bossfight.class)
            .with("cybernetic-shell", CyberneticShell.class)
            .with("dodge", Dodge.class)
            .with("extra-hand", ExtraHand.class)
            .with("hit-points-per-level", HitPointsPerLevel.class)
            .with("natural-attack", NaturalAttack.class)
            .with("score-bonus", ScoreBonus.class)
            .with("move-carefully", new MoveCarefully())
            .with("lockdown", Lockdown.class)
            .with("backup", Backup.class)
            .with("patch-up", PatchUp.class)
            .with("convalescence", Convalescence.class)
            .with("delay-the-inevitable", new DelayTheInevitable())
            .with("supercharge", Supercharge.class)
            .with("sanctuary", Sanctuary.class)
            .with("thats-an-order", ThatsAnOrder.class)
            .with("assemble", Assemble.class)
            .with("rally", Rally.class)
            .with("focus", Focus.class)
            .with("all-out", AllOut.class)
            .with("surge", Surge.class)
            .with("clear-mind", new ClearMind())
            .with("power-play", PowerPlay.class)
            .with("know-your-enemy", KnowYourEnemy.class)
            .with("soul-read", SoulRead.class)
            .with("mind-control", MindControl.class)
            .with("telepathic-link", TelepathicLink.class)
            .with("mind-trick", MindTrick.class)
            .with("telepath-awakening", TelepathAwakening.class)
            .with("tinkerer", Tinkerer.class)
            .with("cautious", Cautious.class)
            .with("generous", new Generous())
            .with("certitude", Certitude.class)
            .with("urgency", Urgency.class)
            .with("quick", LongerMove.class)
            .with("charge", Charge.class)
            .with("tactical-focus", TacticalFocus.class)
            .with("offensive-focus", OffensiveFocus.class)
            .with("defensive-focus", new DefensiveFocus())
            .with("opportunist", Opportunist.class)
            .with("look-out", LookOut.class)
            .with("intercept", Intercept.class)
            .with("critical-hit", CriticalHit.class)
            .with("hot-shot", HotShot.class)
            .with("chill-shot", ChillShot.class)
            .with("toxic-shot", ToxicShot.class)
            .with("tesla-shot", TeslaShot.class)
            .with("piercing-shot", new PiercingShot())
            .with("bonk", Bonk.class)
            .with("terrifying", Terrifying.class)
            .with("enthusiastic", Enthusiastic.class)
            .with("pep-talk", PepTalk.class);

    private AbilityTraits() {}
}
