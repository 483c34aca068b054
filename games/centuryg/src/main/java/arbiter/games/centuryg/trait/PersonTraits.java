package arbiter.games.centuryg.trait;

import arbiter.content.yaml.Traits;
import arbiter.games.centuryg.match.ChemicalWeapon;
import arbiter.games.centuryg.match.CombatProfiling;
import arbiter.games.centuryg.match.Nightmare;
import arbiter.games.centuryg.match.OverwhelmingPressure;
import arbiter.games.centuryg.person.FinishingBlow;
import arbiter.games.centuryg.sheet.Trait;

/** What Traits of people can do, by the words that content uses; the order is that of menus, windows and rules. */
public final class PersonTraits {

    public static final Traits<PersonTrait> ALL = Traits.of(PersonTrait.class)
            // Tests
            .with("test-edge", TestEdge.class)
            .with("wild", new Wild())
            .with("make-do", new MakeDo())
            .with("body-suit", new BodySuit())
            .with("gas-proof", new GasProof())
            .with("skill-tool", SkillTool.class)
            .with("personal-proxy", PersonalProxy.class)
            .with("range-booster", RangeBooster.class)
            // before and after a roll
            .with("other-attribute", OtherAttribute.class)
            .with("inventive-use", InventiveUse.class)
            .with("hard-work-and-guts", new HardWorkAndGuts())
            .with("skill-master", new SkillMaster())
            .with("success-after-all", SuccessAfterAll.class)
            .with("psychic-power", new PsychicPower())
            .with("mundanity-field", new MundanityField())
            // calls
            .with("here-all-along", HereAllAlong.class)
            .with("common-sense", new CommonSense())
            .with("living-database", new LivingDatabase())
            .with("jack-of-all-trades", new JackOfAllTrades())
            .with("leadership", new Leadership())
            .with("polyglot", Polyglot.class)
            .with("flight-pack", new FlightPack())
            .with("technobane", new Technobane())
            .with("spectral-body", new SpectralBody())
            .with("backup-bodies", new BackupBodies())
            // Matches
            .with("combat-profiling", CombatProfiling.class)
            .with("nightmare", new Nightmare())
            .with("chemical-weapon", ChemicalWeapon.class)
            .with("overwhelming-pressure", new OverwhelmingPressure())
            .with("elusive-form", ElusiveForm.class)
            .with("giant-slayer", GiantSlayer.class)
            .with("living-weapon", new LivingWeapon())
            // Deathblows
            .with("called-shot", CalledShot.class)
            .with("distraction-move", DistractionMove.class)
            .with("finishing-blow", FinishingBlow.class)
            .with("forbidden-secret-art", new ForbiddenSecretArt())
            .with("sweeping-assault", new SweepingAssault())
            .with("true-strike", new TrueStrike())
            // body and Periods
            .with("viral-touch", new ViralTouch())
            .with("homunculus-vessel", new HomunculusVessel())
            .with("undying", new Undying());

    private PersonTraits() {}

    /** The place of a Trait among all that somebody has: that of the first thing it does. */
    static int order(Trait entry) {
        return entry.effects().isEmpty() ? 0 : ALL.order(entry.effects().get(0));
    }
}
