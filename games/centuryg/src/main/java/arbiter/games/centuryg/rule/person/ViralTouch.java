package arbiter.games.centuryg.rule.person;

import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.state.Body;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fate;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Note;
import arbiter.games.centuryg.state.NoteDropped;
import arbiter.games.centuryg.state.Noted;
import arbiter.games.centuryg.state.Period;
import arbiter.kernel.Play;

/** A disease that Damage brings, for the rest of the Arc. Ledger: viral-touch. */
public final class ViralTouch {

    private static final int RESIST = 15;
    private static final int IMMUNE = 20;

    private ViralTouch() {}

    /** Whoever is hurt on foot by a carrier falls ill. */
    public static void infect(Play<CenturyState> play, Fighter carrier, Fighter victim) {
        Body body = victim.body();
        if (carrier.isOnFoot()
                && carrier.body().has(TraitId.VIRAL_TOUCH)
                && !body.notes().has(Note.Kind.INFECTED, carrier.id())
                && !body.notes().has(Note.Kind.IMMUNE, carrier.id())) {
            Note note = new Note(Note.Kind.INFECTED, carrier.id(), 1, Period.ARC);
            play.emit(new Noted(victim.id(), note, "falls ill"));
        }
    }

    /** At the start of every Scene; the death of the carrier cures. */
    public static void worsen(Play<CenturyState> play, Fighter victim) {
        for (Note note : victim.body().notes().all()) {
            if (note.kind() != Note.Kind.INFECTED) {
                continue;
            }
            if (play.state().fighter(note.about()).fate() == Fate.DESTROYED) {
                play.emit(new NoteDropped(victim.id(), Note.Kind.INFECTED, note.about(), "is cured"));
                continue;
            }
            TestCall call = TestCall.of("fighting off the disease", PilotAttribute.WILLPOWER)
                    .about(Circumstance.ILLNESS)
                    .against(RESIST);
            Trial trial = PilotTest.resolve(play, victim, call);
            if (trial.total() >= IMMUNE) {
                play.emit(new NoteDropped(victim.id(), Note.Kind.INFECTED, note.about(), "is cured"));
                Note immune = new Note(Note.Kind.IMMUNE, note.about(), 1, Period.ARC);
                play.emit(new Noted(victim.id(), immune, "is immune now"));
            } else if (!trial.passed()) {
                PlotArmor.strip(play, victim, "a disease");
            }
        }
    }
}
