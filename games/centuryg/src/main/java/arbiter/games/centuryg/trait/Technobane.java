package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.person.Note;
import arbiter.games.centuryg.person.Noted;
import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.person.PlotArmor;
import arbiter.games.centuryg.person.Proxy;
import arbiter.games.centuryg.person.TestEquipment;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.test.EdgeCount;
import arbiter.games.centuryg.test.TestCall;
import arbiter.games.centuryg.unit.Announced;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Call;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.OptionalAction;
import java.util.ArrayList;
import java.util.List;

/** Machines fail: one near by stops for a Scene, and all make Tests harder. Ledger: technobane, BCG-AMB-133. */
public record Technobane() implements PersonTrait {

    @Override
    public EdgeCount sway(EdgeCount sway, Body body, TestCall call, PilotAttribute attribute, TraitInUse own) {
        boolean technical =
                call.uses(SkillId.ELECTRONICS) || call.uses(SkillId.VEHICLES) || TestEquipment.isInvolved(body, call);
        return sway.worse(own.entry().name(), technical ? 1 : 0);
    }

    @Override
    public void offerInScene(CenturyState state, Fighter fighter, TraitInUse own, List<Call> calls) {
        TraitCalls.add(fighter, own, play -> resolve(play, fighter, own), calls);
    }

    /** A person's Proxy, or something of the story. */
    private static void resolve(Play<CenturyState> play, Fighter fighter, TraitInUse own) {
        TraitUses.use(play, fighter, own, Period.EPISODE);
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

    @Override
    public int worthInScene(CenturyState state, Fighter person, TraitInUse own) {
        return facesProxy(state, person) ? 3 : 0;
    }

    private static boolean facesProxy(CenturyState state, Fighter person) {
        for (Fighter other : state.units()) {
            if (TraitCalls.faces(state, person, other) && PlotArmor.guarded(other.body()) > 0) {
                return true;
            }
        }
        return false;
    }
}
