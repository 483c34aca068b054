package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.person.Note;
import arbiter.games.centuryg.person.Noted;
import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.test.PilotRoll;
import arbiter.games.centuryg.test.TestCall;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Call;
import arbiter.kernel.Play;
import java.util.List;

/** A Test for each new language; what it is, the table knows. Ledger: polyglot. */
public record Polyglot(int dn) implements PersonTrait {

    @Override
    public void offerInScene(CenturyState state, Fighter fighter, TraitInUse own, List<Call> calls) {
        TraitCalls.add(fighter, own, play -> resolve(play, fighter), calls);
    }

    private void resolve(Play<CenturyState> play, Fighter fighter) {
        TestCall call =
                TestCall.of("picking up the language", PilotAttribute.INTELLECT).against(dn);
        boolean fluent = PilotRoll.resolve(play, fighter, call).passed();
        int which = fighter.body().notes().count(Note.Kind.LANGUAGE, "") + 1;
        Note note = new Note(Note.Kind.LANGUAGE, Integer.toString(which), fluent ? 1 : 0, Period.EVER);
        play.emit(new Noted(fighter.id(), note, fluent ? "speaks the language" : "will never speak the language"));
    }
}
