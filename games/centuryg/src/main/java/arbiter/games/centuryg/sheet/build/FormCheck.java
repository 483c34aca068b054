package arbiter.games.centuryg.sheet.build;

import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Mecha;
import arbiter.games.centuryg.sheet.Morph;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Placement;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.sheet.UpgradeKind;
import arbiter.rulebook.build.Violations;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Alternate Forms and their sets. Ledger: BCG-ALT-1, BCG-ALT-2, BCG-AMB-103, BCG-AMB-104. */
final class FormCheck {

    private static final int SET_WORTH = 10;
    private static final Set<Attribute> SWAPPED =
            EnumSet.of(Attribute.MIGHT, Attribute.GUARD, Attribute.SYSTEMS, Attribute.SPEED);

    private FormCheck() {}

    static void run(Mecha mecha, Violations violations) {
        List<Morph> forms = mecha.forms();
        for (int i = 0; i < forms.size(); i++) {
            Morph form = forms.get(i);
            boolean right = form.type().kind() == UpgradeKind.ALTERNATE_FORM
                    && form.type().equals(forms.get(0).type());
            if (!right) {
                violations.add(
                        Code.FORM_TYPE,
                        form.name() + " is a " + form.type().name(),
                        "all forms are Frames, or all are Transformations",
                        "mecha",
                        "forms",
                        i);
            }
            if (form.one() == form.other() || !SWAPPED.contains(form.one()) || !SWAPPED.contains(form.other())) {
                violations.add(
                        Code.FORM_ATTRIBUTES,
                        form.name() + " swaps " + Words.title(form.one()) + " and " + Words.title(form.other()),
                        "swap two of Might, Guard, Systems and Speed",
                        "mecha",
                        "forms",
                        i);
            }
            if (forms.subList(0, i).stream().anyMatch(other -> same(form, other))) {
                violations.add(
                        Code.FORM_TWICE,
                        form.name() + " does what another form does",
                        "swap other Attributes or give it another set",
                        "mecha",
                        "forms",
                        i);
            }
        }
        morphing(mecha, violations);
    }

    private static boolean same(Morph form, Morph other) {
        return EnumSet.of(form.one(), form.other()).equals(EnumSet.of(other.one(), other.other()))
                && form.loadout().equals(other.loadout());
    }

    private static void morphing(Mecha mecha, Violations violations) {
        boolean superior = mecha.has(UpgradeId.SUPERIOR_MORPHING);
        if (superior && mecha.forms().isEmpty()) {
            violations.add(
                    Code.MORPHING_WITHOUT_FORM,
                    "Superior Morphing has no form to change to",
                    "add a Frame or a Transformation",
                    "mecha",
                    "forms");
        }
        Set<Area> common = common(mecha);
        for (FormSet set : FormSet.of(mecha)) {
            if (set.loadout().isEmpty()) {
                continue;
            }
            if (!superior) {
                violations.add(
                        Code.SET_WITHOUT_MORPHING,
                        set.form() + " has a set of its own",
                        "that needs Superior Morphing",
                        set.path().toArray());
            }
            contents(set, common, violations);
        }
    }

    private static void contents(FormSet set, Set<Area> common, Violations violations) {
        if (set.loadout().worth() > SET_WORTH) {
            violations.add(
                    Code.SET_OVERFULL,
                    "the set of " + set.form() + " is worth " + set.loadout().worth() + " MP",
                    "a set is worth up to " + SET_WORTH,
                    set.path().toArray());
        }
        for (Fitted fitted : set.loadout().upgrades()) {
            if (!fitted.upgrade().isFeature() && fitted.upgrade().placement() != Placement.EXTERNAL) {
                violations.add(
                        Code.SET_CONTENT,
                        fitted.upgrade().name() + " cannot be in a set",
                        "a set has Features, External Upgrades and Weapons",
                        set.path().toArray());
            }
        }
        if (!common.containsAll(areas(set))) {
            violations.add(
                    Code.SET_AREAS,
                    "the set of " + set.form() + " is in other Areas than the rest",
                    "use the same Areas for all sets",
                    set.path().toArray());
        }
    }

    /** The Areas of the set that is spread most. */
    private static Set<Area> common(Mecha mecha) {
        Set<Area> most = EnumSet.noneOf(Area.class);
        for (FormSet set : FormSet.of(mecha)) {
            Set<Area> areas = areas(set);
            most = areas.size() > most.size() ? areas : most;
        }
        return most;
    }

    private static Set<Area> areas(FormSet set) {
        Set<Area> areas = EnumSet.noneOf(Area.class);
        for (Fitted fitted : set.loadout().upgrades()) {
            if (fitted.upgrade().placement() == Placement.EXTERNAL) {
                areas.add(fitted.area());
            }
        }
        for (Mounted mounted : set.loadout().weapons()) {
            areas.add(mounted.area());
        }
        return areas;
    }
}
