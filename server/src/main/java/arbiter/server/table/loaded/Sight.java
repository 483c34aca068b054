package arbiter.server.table.loaded;

import arbiter.kernel.Viewer;
import arbiter.server.store.Role;

/** What a member may see and do: what their units know, their role, and who they are. */
public record Sight(Viewer viewer, Role role, String member) {

    /** The same for everybody with the same units and role. */
    public record Shared(Viewer viewer, Role role) {}

    public Shared shared() {
        return new Shared(viewer, role);
    }

    /** Names everything this sight may read: another sight, another stream. */
    public String stream(OpaqueNames names) {
        return names.of("stream " + role + " " + viewer.gamemaster() + " " + new java.util.TreeSet<>(viewer.units())
                + " " + member);
    }
}
