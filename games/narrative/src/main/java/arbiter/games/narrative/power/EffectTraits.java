package arbiter.games.narrative.power;

import arbiter.content.yaml.Traits;
import arbiter.games.narrative.power.effect.AddDefence;
import arbiter.games.narrative.power.effect.AnnouncedEffect;
import arbiter.games.narrative.power.effect.BackFromTheBrink;
import arbiter.games.narrative.power.effect.Blinded;
import arbiter.games.narrative.power.effect.CellularControl;
import arbiter.games.narrative.power.effect.Clairvoyance;
import arbiter.games.narrative.power.effect.CloseCombat;
import arbiter.games.narrative.power.effect.CompelStrength;
import arbiter.games.narrative.power.effect.Compulsion;
import arbiter.games.narrative.power.effect.Control;
import arbiter.games.narrative.power.effect.CriticalRating;
import arbiter.games.narrative.power.effect.DamageFactor;
import arbiter.games.narrative.power.effect.DenyTheWitch;
import arbiter.games.narrative.power.effect.Dominate;
import arbiter.games.narrative.power.effect.Doom;
import arbiter.games.narrative.power.effect.Enervate;
import arbiter.games.narrative.power.effect.EnhancedStasis;
import arbiter.games.narrative.power.effect.FlameWall;
import arbiter.games.narrative.power.effect.ForeseenFall;
import arbiter.games.narrative.power.effect.FullBarrier;
import arbiter.games.narrative.power.effect.Grants;
import arbiter.games.narrative.power.effect.Haste;
import arbiter.games.narrative.power.effect.HealCritical;
import arbiter.games.narrative.power.effect.Inferno;
import arbiter.games.narrative.power.effect.InhumanFortitude;
import arbiter.games.narrative.power.effect.KnowNoFear;
import arbiter.games.narrative.power.effect.LifeLeech;
import arbiter.games.narrative.power.effect.LiftingStrength;
import arbiter.games.narrative.power.effect.Manipulative;
import arbiter.games.narrative.power.effect.MindOverMatterEffect;
import arbiter.games.narrative.power.effect.MindScan;
import arbiter.games.narrative.power.effect.Misfortune;
import arbiter.games.narrative.power.effect.Paralyzed;
import arbiter.games.narrative.power.effect.Precognition;
import arbiter.games.narrative.power.effect.Redirection;
import arbiter.games.narrative.power.effect.Restoration;
import arbiter.games.narrative.power.effect.Revive;
import arbiter.games.narrative.power.effect.SeethingRage;
import arbiter.games.narrative.power.effect.Stasis;
import arbiter.games.narrative.power.effect.SwelteringHeat;
import arbiter.games.narrative.power.effect.Swift;
import arbiter.games.narrative.power.effect.Terrify;
import arbiter.games.narrative.power.effect.WideBlast;

/** What effects do, by the words that content uses. */
public final class EffectTraits {

    public static final Traits<EffectTrait> ALL = Traits.of(EffectTrait.class)
            .with("add-defence", new AddDefence())
            .with("announced", new AnnouncedEffect())
            .with("back-from-the-brink", new BackFromTheBrink())
            .with("blinded", new Blinded())
            .with("cellular-control", new CellularControl())
            .with("clairvoyance", new Clairvoyance())
            .with("close-combat", new CloseCombat())
            .with("compel-strength", new CompelStrength())
            .with("compulsion", new Compulsion())
            .with("control", new Control())
            .with("critical-rating", CriticalRating.class)
            .with("damage-factor", DamageFactor.class)
            .with("deny-the-witch", new DenyTheWitch())
            .with("dominate", new Dominate())
            .with("doom", new Doom())
            .with("enervate", new Enervate())
            .with("enhanced-stasis", new EnhancedStasis())
            .with("flame-wall", new FlameWall())
            .with("cheat-death", new ForeseenFall())
            .with("full-barrier", new FullBarrier())
            .with("grants", Grants.class)
            .with("haste", new Haste())
            .with("heal-critical", new HealCritical())
            .with("inferno", new Inferno())
            .with("inhuman-fortitude", new InhumanFortitude())
            .with("know-no-fear", new KnowNoFear())
            .with("life-leech", new LifeLeech())
            .with("lifting-strength", new LiftingStrength())
            .with("manipulative", new Manipulative())
            .with("mind-over-matter", new MindOverMatterEffect())
            .with("mind-scan", new MindScan())
            .with("misfortune", new Misfortune())
            .with("paralyzed", new Paralyzed())
            .with("precognition", new Precognition())
            .with("redirection", new Redirection())
            .with("restoration", new Restoration())
            .with("revive", new Revive())
            .with("seething-rage", new SeethingRage())
            .with("stasis", new Stasis())
            .with("sweltering-heat", new SwelteringHeat())
            .with("swift", new Swift())
            .with("terrify", new Terrify())
            .with("wide-blast", new WideBlast());

    private EffectTraits() {}
}
