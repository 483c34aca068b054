package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.person.Note;
import arbiter.games.centuryg.person.NoteDropped;
import arbiter.games.centuryg.person.Noted;
import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.person.PlotArmor;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.test.Circumstance;
import arbiter.games.centuryg.test.PilotRoll;
import arbiter.games.centuryg.test.TestCall;
import arbiter.games.centuryg.test.TestInProgress;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;

/** A disease that Damage brings, for the rest of the Arc. Ledger: viral-touch. */
public record ViralTouch() implements PersonTrait {

    private static final int RESIST = 15;
    private static final int IMMUNE = 20;

    /** Whoever is hurt on foot by a carrier falls ill. */
    @Override
    public void afterDamage(Play<CenturyState> play, Fighter carrier, Fighter victim) {
        Body body = victim.body();
        if (carrier.isOnFoot()
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
            if (play.state().unit(note.about()).fate() == UnitFate.DESTROYED) {
                play.emit(new NoteDropped(victim.id(), Note.Kind.INFECTED, note.about(), "is cured"));
                continue;
            }
            TestCall call = TestCall.of("fighting off the disease", PilotAttribute.WILLPOWER)
                    .about(Circumstance.ILLNESS)
                    .against(RESIST);
            TestInProgress trial = PilotRoll.resolve(play, victim, call);
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
