package arbiter.games.centuryg.test;

import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.person.Layer.LayerRefilled;
import arbiter.games.centuryg.person.Note;
import arbiter.games.centuryg.person.Noted;
import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.person.Proxy;
import arbiter.games.centuryg.person.Proxy.ProxyMended;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;

/** Treating one Layer of somebody's, named first. Ledger: BCG-HEAL-1, BCG-HEAL-2, BCG-AMB-10. */
public final class HealingRoll {

    private static final int REPAIR = 5;

    private HealingRoll() {}

    /** Whether that Layer is hurt and nobody has treated it in this Arc. */
    public static boolean possible(Fighter patient, int layer) {
        Body body = patient.body();
        return body.layers().get(layer).points() < body.rank(PilotAttribute.WILLPOWER)
                && !body.notes().has(Note.Kind.TREATED, Integer.toString(layer + 1));
    }

    /** Intellect with Medicine: 10, 15 or 20; any attempt uses the chance up. */
    public static boolean resolve(Play<CenturyState> play, Fighter healer, Fighter patient, int layer) {
        TestCall call = TestCall.of("treating " + patient.name(), PilotAttribute.INTELLECT)
                .labelled("healing.roll")
                .with(SkillId.MEDICINE)
                .against(10 + 5 * layer);
        boolean passed = PilotRoll.resolve(play, healer, call).passed();
        Note note = new Note(Note.Kind.TREATED, Integer.toString(layer + 1), 1, Period.ARC);
        play.emit(new Noted(patient.id(), note, "has had Layer " + (layer + 1) + " treated"));
        if (passed) {
            play.emit(new LayerRefilled(patient.id(), layer, "treated by " + healer.name()));
        }
        return passed;
    }

    /** A Proxy that is damaged but not broken, once an Episode. Ledger: BCG-PROXY-2, BCG-AMB-24. */
    public static boolean repairable(Fighter owner, int which) {
        Proxy proxy = owner.body().proxies().get(which);
        return !proxy.broken()
                && !proxy.mended()
                && proxy.points() < owner.body().rank(PilotAttribute.WILLPOWER);
    }

    public static boolean repair(Play<CenturyState> play, Fighter mechanic, Fighter owner, int which) {
        TestCall call = TestCall.of("repairing a Proxy", PilotAttribute.INTELLECT)
                .labelled("healing.roll")
                .with(SkillId.CRAFTSMANSHIP)
                .against(REPAIR);
        boolean passed = PilotRoll.resolve(play, mechanic, call).passed();
        play.emit(new ProxyMended(owner.id(), which, passed));
        return passed;
    }
}
