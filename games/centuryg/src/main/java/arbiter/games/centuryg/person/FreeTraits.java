package arbiter.games.centuryg.person;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.match.Appeared;
import arbiter.games.centuryg.person.Layer.LayerRefilled;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.test.PilotRoll;
import arbiter.games.centuryg.test.TestCall;
import arbiter.games.centuryg.unit.Announced;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.OptionalAction;
import java.util.ArrayList;
import java.util.List;

/** Small Traits that may be used at any time. Ledger: tables 3.3 to 3.5. */
public final class FreeTraits {

    private static final int LANGUAGE = 10;

    private FreeTraits() {}

    /** The gamemaster warns in private, or hints at what to do next. Ledger: common-sense. */
    public static void commonSense(Play<CenturyState> play, Fighter fighter) {
        TraitUses.use(play, fighter, TraitId.COMMON_SENSE, Period.EPISODE);
        play.emit(new Announced(fighter.id(), "is owed a warning or a hint by the gamemaster"));
    }

    /** Ledger: living-database. */
    public static void livingDatabase(Play<CenturyState> play, Fighter fighter) {
        play.emit(new Announced(fighter.id(), "asks the gamemaster what there is to know"));
    }

    /** Trained in one Skill until the Scene ends. Ledger: jack-of-all-trades. */
    public static void jackOfAllTrades(Play<CenturyState> play, Fighter fighter) {
        TraitUses.use(play, fighter, TraitId.JACK_OF_ALL_TRADES, Period.EPISODE);
        List<OptionalAction<CenturyState>> skills = new ArrayList<>();
        for (SkillId skill : SkillId.values()) {
            if (!Miracles.isMiracle(skill) && !fighter.body().isTrained(skill, "")) {
                String word = EnumWords.of(skill);
                Note note = new Note(Note.Kind.TRAINED, word, 1, Period.SCENE);
                skills.add(OptionalAction.of(
                        word, word, now -> now.emit(new Noted(fighter.id(), note, "is trained in " + word + " now"))));
            }
        }
        play.choose(Request.one(fighter.decider(), "jack.skill", skills).asking(() -> "Which Skill?"))
                .resolve(play);
    }

    /** Once for each language; what it is, the table knows. Ledger: polyglot. */
    public static void polyglot(Play<CenturyState> play, Fighter fighter) {
        TestCall call =
                TestCall.of("picking up the language", PilotAttribute.INTELLECT).against(LANGUAGE);
        boolean fluent = PilotRoll.resolve(play, fighter, call).passed();
        int which = fighter.body().notes().count(Note.Kind.LANGUAGE, "") + 1;
        Note note = new Note(Note.Kind.LANGUAGE, Integer.toString(which), fluent ? 1 : 0, Period.EVER);
        play.emit(new Noted(fighter.id(), note, fluent ? "speaks the language" : "will never speak the language"));
    }

    /** Free flight, at most one Zone high, until the Scene ends. Ledger: flight-pack. */
    public static void flightPack(Play<CenturyState> play, Fighter fighter) {
        TraitUses.use(play, fighter, TraitId.FLIGHT_PACK, Period.EPISODE);
        Note note = new Note(Note.Kind.FLYING, "", 1, Period.SCENE);
        play.emit(new Noted(fighter.id(), note, "flies until the Scene ends"));
    }

    /** A machine near by stops for a Scene: a person's Proxy, or something of the story. Ledger: technobane, BCG-AMB-133. */
    public static void technobane(Play<CenturyState> play, Fighter fighter) {
        TraitUses.use(play, fighter, TraitId.TECHNOBANE, Period.EPISODE);
        List<OptionalAction<CenturyState>> machines = new ArrayList<>();
        machines.add(OptionalAction.of(
                "story",
                "Something else near by",
                now -> now.emit(new Announced(fighter.id(), "stops a machine near by for the Scene"))));
        for (Fighter other : play.state().units()) {
            if (other.isFighting()
                    && other.isOnFoot()
                    && other.zone() == fighter.zone()
                    && other.body().proxies().stream().anyMatch(Proxy::guards)) {
                Note note = new Note(Note.Kind.DISABLED, fighter.id(), 1, Period.SCENE);
                machines.add(OptionalAction.of(
                        other.id(),
                        "The Proxy of " + other.name(),
                        now -> now.emit(new Noted(other.id(), note, "has no use of a Proxy this Scene"))));
            }
        }
        OptionalAction<CenturyState> machine = machines.size() == 1
                ? machines.get(0)
                : play.choose(Request.one(fighter.decider(), "technobane.what", machines)
                        .asking(() -> "Which machine stops?"));
        machine.resolve(play);
    }

    /** Nothing can hurt for three Rounds. Ledger: spectral-body. */
    public static void spectralBody(Play<CenturyState> play, Fighter boss) {
        TraitUses.use(play, boss, TraitId.SPECTRAL_BODY, Period.EPISODE);
        String clock = play.state().acting().map(Fighter::id).orElse(boss.id());
        Mark mark = Mark.own(Mark.Kind.INTANGIBLE, boss, 1, Clock.rounds(clock, 3));
        play.emit(new Marked(mark, "is like a ghost for three Rounds"));
    }

    /** All Damage gone, between Scenes, once an Arc; even the dead are back. Ledger: backup-bodies. */
    public static void backupBodies(Play<CenturyState> play, Fighter fighter) {
        TraitUses.use(play, fighter, TraitId.BACKUP_BODIES, Period.ARC);
        for (int i = 0; i < Body.LAYERS; i++) {
            play.emit(new LayerRefilled(fighter.id(), i, "a new body"));
        }
        if (!fighter.isFighting()) {
            play.emit(new Appeared(fighter.id(), fighter.zone(), false));
        }
    }
}
