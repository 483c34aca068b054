package arbiter.games.narrative.unit;

import arbiter.games.narrative.sheet.BasePower;
import arbiter.games.narrative.sheet.CrewAction;
import arbiter.games.narrative.sheet.CriticalInjury;
import arbiter.games.narrative.sheet.CriticalRow;
import arbiter.games.narrative.sheet.Handbook;
import arbiter.games.narrative.sheet.PowerBundle;
import arbiter.games.narrative.sheet.PowerEffect;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.sheet.Spend;
import arbiter.games.narrative.sheet.VehicleCriticalHit;
import arbiter.games.narrative.sheet.Weapon;
import arbiter.tabletop.unit.FixedList;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/** Fixed part: the tables of the rulebook that rules look into. */
public record RuleTables(
        List<Skill> skills,
        List<Spend> spends,
        List<CriticalInjury> injuries,
        List<VehicleCriticalHit> hits,
        List<BasePower> powers,
        List<PowerEffect> effects,
        List<PowerBundle> bundles,
        List<CrewAction> crewActions,
        Weapon unarmed)
        implements Part {

    public RuleTables {
        skills = FixedList.copyOf(skills);
        spends = FixedList.copyOf(spends);
        injuries = FixedList.copyOf(injuries);
        hits = FixedList.copyOf(hits);
        powers = FixedList.copyOf(powers);
        effects = FixedList.copyOf(effects);
        bundles = FixedList.copyOf(bundles);
        crewActions = FixedList.copyOf(crewActions);
    }

    public static RuleTables of(Handbook book) {
        return new RuleTables(
                book.skills(),
                book.content().shelf(Spend.class).all(),
                book.content().shelf(CriticalInjury.class).all(),
                book.content().shelf(VehicleCriticalHit.class).all(),
                book.content().shelf(BasePower.class).all(),
                book.content().shelf(PowerEffect.class).all(),
                book.content().shelf(PowerBundle.class).all(),
                book.content().shelf(CrewAction.class).all(),
                book.weapon("unarmed"));
    }

    public Skill skill(String id) {
        for (Skill skill : skills) {
            if (skill.id().equals(id)) {
                return skill;
            }
        }
        throw new IllegalArgumentException("there is no skill " + id);
    }

    /** What can be added to a power. */
    public List<PowerEffect> effects(BasePower power) {
        List<PowerEffect> of = new ArrayList<>();
        for (PowerEffect effect : effects) {
            if (effect.power().equals(power)) {
                of.add(effect);
            }
        }
        return of;
    }

    /** Effects of a power that go well together. */
    public List<PowerBundle> bundles(BasePower power) {
        List<PowerBundle> of = new ArrayList<>();
        for (PowerBundle bundle : bundles) {
            if (bundle.power().equals(power)) {
                of.add(bundle);
            }
        }
        return of;
    }

    /** What is below 1 counts as 1. Ledger: NAR-CRIT-1. */
    public CriticalInjury injury(int total) {
        return CriticalRow.find(injuries, total);
    }

    public VehicleCriticalHit hit(int total) {
        return CriticalRow.find(hits, total);
    }
}
