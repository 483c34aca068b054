package arbiter.games.wasteland.action;

import arbiter.games.wasteland.attack.AttackForm;
import arbiter.games.wasteland.attack.AttackForms;
import arbiter.games.wasteland.turn.ActMenu;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A kind of major action, whoever it will be meant for: that is chosen when the trigger comes. Ledger: WAS-MAJ-8. */
record ReadyOption(String id, String text) implements Option {

    /** Attacks with everything in hand, whether or not there is somebody to attack now, then what else can be done. */
    static List<ReadyOption> of(WastelandState state, Fighter one) {
        List<ReadyOption> options = new ArrayList<>();
        Set<String> known = new LinkedHashSet<>();
        for (AttackForm form : one.attackForms(state)) {
            if (AttackForms.isUsable(one, form)) {
                String stem = (form.strikesZones() ? "blast:" : "attack:") + form;
                if (known.add(stem)) {
                    options.add(new ReadyOption(
                            stem,
                            capital(form.mode().word()) + " (" + form.weapon().name() + ")"));
                }
            }
        }
        for (WastelandAct act : ActMenu.majors(state, one)) {
            String stem = stem(act);
            boolean apart = act == ReadyAct.ACT || act == PassAct.ACT;
            if (!apart && known.add(stem)) {
                boolean whole = stem.equals(act.id());
                options.add(new ReadyOption(stem, whole ? act.text() : capital(stem.replaceAll("[:-]", " "))));
            }
        }
        return options;
    }

    /** The id of an act without whom or what place it is meant for. */
    static String stem(WastelandAct act) {
        String id = act.id();
        String end = act.pointer()
                .map(pointer -> pointer instanceof Pointer.Unit unit
                        ? ":" + unit.id()
                        : pointer instanceof Pointer.Place place ? ":" + place.at() : "")
                .orElse("");
        return !end.isEmpty() && id.endsWith(end) ? id.substring(0, id.length() - end.length()) : id;
    }

    private static String capital(String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
