package arbiter.cli;

import arbiter.cli.terminal.Terminal;

/** The {@code arbiter} command. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        Terminal terminal = Terminal.ofSystem(args);
        int exit = Cli.run(args, terminal);
        terminal.flush();
        System.exit(exit);
    }
}
